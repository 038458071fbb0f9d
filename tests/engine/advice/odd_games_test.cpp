// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/match.h"
#include "engine/players/rule/rule_player.h"
#include "tests/engine/advice/advised_hands.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <functional>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Advice on every card in some leasters.
void forLeasters(const CheckedVariant& variant,
    const std::function<void(const Observation&, const Advice&)>& look)
{
    RulePlayer player;
    Match match(variant, 5, seatAt(0));
    for (int i = 0; i < 4; ++i) {
        HandState hand = match.dealHand();
        while (hand.toAct() && hand.phase() == Phase::Picking)
            hand.apply(Pass {});
        while (hand.toAct()) {
            const Seat seat = *hand.toAct();
            const auto legal = hand.legalActions();
            if (legal.size() > 1)
                look(hand.observation(seat), adviceOn(hand, { { .cardWorlds = 40 }, 60, 20 }));
            hand.apply(player.choose(hand.observation(seat), legal, {}));
        }
    }
}

} // namespace

/// Advice where no one picked, and where queens make the sides.
class OddGamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void in_a_leaster_keeping_a_strong_card_is_no_fact()
    {
        const auto variant = variantWith("");
        const HandState hand = handAfter(variant, dealWith(variant, { { 0, "QC 7D KC 7C TS 8S" } }),
            "pass, pass, pass, pass, pass");
        QVERIFY(!find<advice::KeepsCard>(factsOf(hand, { "7C", "QC" })));
    }

    /// 4H-4
    void a_first_queen_makes_its_player_a_maker()
    {
        const auto variant = variantWith("layout=4H-4");
        const HandState hand =
            handAfter(variant, dealWith(variant, { { 0, "QC QH 8D 7D KC 7C TS 8S" } }), "");
        QCOMPARE(*hand.toAct(), seatAt(0));
        const auto queen = find<advice::JoinsMakers>(factsOf(hand, { "QH", "8D" }));
        QVERIFY(queen && !queen->instead);
        const auto other = find<advice::JoinsMakers>(factsOf(hand, { "8D", "QH" }));
        QVERIFY(other && other->instead);
        QVERIFY(!find<advice::JoinsMakers>(factsOf(hand, { "QC", "QH" })));
        QVERIFY(!find<advice::JoinsMakers>(factsOf(hand, { "8D", "7D" })));
    }

    /// NOPICK: no one wins what is thrown in, and trump is no reason for a vote.
    void a_vote_is_not_explained_by_trump_or_wins()
    {
        const auto variant = variantWith("no-pick=vote");
        Match match(variant, 3, seatAt(0));
        int votes = 0;
        for (int i = 0; i < 6; ++i) {
            HandState hand = match.dealHand();
            while (hand.toAct() && hand.phase() == Phase::Picking)
                hand.apply(Pass {});
            if (hand.phase() != Phase::Voting)
                continue;
            const Advice advice = adviceOn(hand, { { .bidWorlds = 20 }, 20, 20 });
            QVERIFY(!find<advice::Strength>(advice.facts));
            QVERIFY(!find<advice::WinChance>(advice.facts));
            QVERIFY(!advice.facts.empty());
            ++votes;
        }
        QVERIFY(votes > 0);
    }

    /// LEASTER
    void in_a_leaster_a_trick_is_needed_and_a_second_is_not()
    {
        int needs = 0;
        int has = 0;
        int sheds = 0;
        forLeasters(variantWith(""), [&](const Observation& seen, const Advice& advice) {
            const bool hasOne = seen.tricksTaken[seen.viewer] > 0;
            const auto takes = find<advice::TakesTrick>(advice.facts);
            if (find<advice::NeedsTrick>(advice.facts)) {
                QVERIFY(!hasOne && (!takes || takes->chance.difference() > 0));
                ++needs;
            }
            if (find<advice::HasTrick>(advice.facts)) {
                QVERIFY(hasOne && (!takes || takes->chance.difference() < 0));
                ++has;
            }
            if (find<advice::ShedsPoints>(advice.facts)) {
                const auto& card = std::get<Play>(advice.recommended).card;
                QVERIFY(seen.trickOnTable() && card.points().value >= 10);
                ++sheds;
            }
        });
        QVERIFY2(needs > 0 && has > 0 && sheds > 0,
            qPrintable(QStringLiteral("%1 %2 %3").arg(needs).arg(has).arg(sheds)));
    }

    void where_a_leaster_needs_no_trick_none_is_said_to_be_needed()
    {
        forLeasters(
            variantWith("leaster-trick-needed=off"), [](const Observation&, const Advice& advice) {
                QVERIFY(!find<advice::NeedsTrick>(advice.facts));
            });
    }
};

REGISTER_TEST(OddGamesTest)
#include "odd_games_test.moc"
