// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "engine/solver/open_truth.h"
#include "tests/support/hands.h"
#include "tests/support/positions.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr int lastTricks = 3;

/// A random hand, and what is asked at each of its last tricks.
template <class Ask> void playRandomly(const CheckedVariant& variant, std::uint64_t seed, Ask ask)
{
    RandomPlayer anySeat(seed);
    HandState hand = Match(variant, seed, seatAt(0)).dealHand();
    while (const auto seat = hand.toAct()) {
        ask(hand);
        hand.apply(anySeat.choose(hand.observation(*seat), hand.legalActions(), {}));
    }
}

bool isBetter(const OpenEnd& one, const OpenEnd& other, bool maker)
{
    if (one.tier != other.tier)
        return maker == (*one.tier < *other.tier);
    return maker ? one.points->value > other.points->value
                 : one.points->value < other.points->value;
}

} // namespace

class OpenTruthTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The best card's value is the truth about the position, and equals what brute force
    /// finds.
    void the_best_card_is_worth_what_the_position_is()
    {
        OpenTruth truth(lastTricks);
        int asked = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed)
            playRandomly(CheckedVariant(), seed, [&](const HandState& hand) {
                const auto cards = truth.ofCards(hand);
                if (cards.empty() || !cards.front().end.tier)
                    return;
                QCOMPARE(cards.size(), static_cast<std::size_t>(hand.data().play.legal().size()));
                QCOMPARE(cards.front().end.points->value, pointsByBruteForce(openGameOf(hand)));
                QCOMPARE(*cards.front().end.tier, tierByBruteForce(openGameOf(hand)));
                const bool maker = hand.data().makers.contains(*hand.toAct());
                QCOMPARE(cards.front().end.seatWins, makersWon(*cards.front().end.tier) == maker);
                for (const OpenCard& each : cards)
                    QVERIFY(!isBetter(each.end, cards.front().end, maker));
                ++asked;
            });
        QVERIFY(asked > 200);
    }

    void every_table_has_an_answer_or_reports_none_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const Preset& preset : presets())
            QTest::newRow(std::string(preset.key).c_str())
                << QByteArray(variantText(preset.variant).c_str());
    }

    void every_table_has_an_answer_or_reports_none()
    {
        QFETCH(QByteArray, rules);
        OpenTruth truth(2);
        int told = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed)
            playRandomly(variantWith(rules.toStdString()), seed, [&](const HandState& hand) {
                const auto cards = truth.ofCards(hand);
                for (const OpenCard& each : cards)
                    QVERIFY(each.end.tier || each.end.points || each.end.score);
                told += cards.empty() ? 0 : 1;
            });
        QVERIFY(told > 0);
    }

    void there_is_no_answer_before_the_first_card()
    {
        const HandState hand = handAfter({}, dealWith({}, {}));
        QVERIFY(OpenTruth().ofCards(hand).empty());
    }

    void there_is_no_answer_when_stopped()
    {
        const HandState hand = pickedHand({}, "QC QS QH AC TC 7D", "AS AH");
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(OpenTruth().ofCards(hand, stopped.get_token()).empty());
        QCOMPARE(OpenTruth().ofCards(hand).size(), std::size_t { 6 });
    }
};

REGISTER_TEST(OpenTruthTest)
#include "open_truth_test.moc"
