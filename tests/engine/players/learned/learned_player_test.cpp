// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/learned/learned_player.h"

#include "engine/players/learned/plans.h"
#include "engine/rules/presets.h"
#include "engine/support/rng.h"
#include "tests/support/cards.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Plays deals with learned players in all seats, and sums up what they decided: by the number of
/// each action among the legal ones.
std::uint64_t sumOfDecisions(const CheckedVariant& variant, int deals)
{
    LearnedPlayer player;
    std::uint64_t sum = 0;
    for (int i = 0; i < deals; ++i) {
        const Seat dealer = seatAt(i % variant.tableSeats());
        const auto seed = mixedSeed(77, static_cast<std::uint64_t>(i));
        HandState hand = HandState::fromDeal(variant, dealFromSeed(variant, seed, dealer)).value();
        while (const auto seat = hand.toAct()) {
            const auto legal = hand.legalActions();
            const Action choice = player.choose(hand.observation(*seat), legal, {});
            const auto found = std::ranges::find(legal, choice);
            if (found == legal.end())
                return 0;
            sum = mixedSeed(sum, static_cast<std::uint64_t>(found - legal.begin()));
            hand.apply(choice);
        }
    }
    return sum;
}

} // namespace

class LearnedPlayerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void its_actions_are_legal_at_every_table_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < presets().size(); ++i)
            QTest::newRow(std::string(presets()[i].key).c_str()) << static_cast<int>(i);
    }

    void its_actions_are_legal_at_every_table()
    {
        QFETCH(int, index);
        const auto variant = check(presets()[static_cast<std::size_t>(index)].variant).value();
        QVERIFY(sumOfDecisions(variant, 20) != 0);
    }

    /// After a change that is meant, take the new sums from what the test prints.
    void it_decides_the_same_on_every_processor_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<quint64>("sum");
        QTest::newRow("called ace") << QByteArray("layout=5H-A") << quint64 { 953675086370244534U };
        QTest::newRow("jack of diamonds")
            << QByteArray("layout=5H-J") << quint64 { 4759212043485653375U };
        QTest::newRow("three players")
            << QByteArray("layout=3H-1") << quint64 { 9702390690600740702U };
    }

    void it_decides_the_same_on_every_processor()
    {
        QFETCH(QByteArray, rules);
        QFETCH(quint64, sum);
        QCOMPARE(quint64 { sumOfDecisions(variantWith(rules.toStdString()), 200) }, sum);
    }

    /// BLITZ-WHEN "in play": it decides as a regular, to whom blitzes are known.
    void a_card_that_may_come_with_a_blitz_is_a_regulars()
    {
        const CheckedVariant variant = variantWith("blitz-black-queens=on blitz-when=in-play");
        LearnedPlayer learned;
        RulePlayer regular;
        int blitzes = 0;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            HandState hand =
                HandState::fromDeal(variant, dealFromSeed(variant, seed, seatAt(0))).value();
            while (const auto seat = hand.toAct()) {
                const auto legal = hand.legalActions();
                const Observation seen = hand.observation(*seat);
                const Action usual = regular.choose(seen, legal, {});
                if (const auto* const play = std::get_if<Play>(&usual); play && play->blitz) {
                    ++blitzes;
                    QCOMPARE(learned.choose(seen, legal, {}), usual);
                }
                hand.apply(usual);
            }
        }
        QVERIFY(blitzes > 10);
    }

    void a_picker_plans_every_bury_with_each_ace_that_may_be_called()
    {
        const Deal deal = dealWith({},
            { { 0, "AS KH TH 8H 9C JS" }, { 1, "QC QH JC KD 9S 9H" }, { 2, "TS KS QS 7H TC AC" },
                { 3, "AH JH JD 8D 7C KC" } },
            "7S 8S");
        const HandState hand = handAfter({}, deal, "pass, pick");
        const Observation seen = hand.observation(seatAt(1));
        const auto plans = plansFor(seen, hand.legalActions());
        const auto calls = [&](std::string_view buried) {
            return std::ranges::count_if(plans, [&](const PlannedAction& one) {
                return one.plan.buried == cards(buried) && one.plan.called;
            });
        };
        QCOMPARE(calls("7S 8S"), 2); // spades by the nine, and hearts
        QCOMPARE(calls("9H KD"), 1);
    }
};

REGISTER_TEST(LearnedPlayerTest)
#include "learned_player_test.moc"
