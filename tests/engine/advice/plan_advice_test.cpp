// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/plan_facts.h"

#include "engine/advice/advice.h"
#include "engine/match/match.h"
#include "engine/players/rule/rule_player.h"
#include "tests/engine/advice/advised_hands.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

#include <algorithm>
#include <optional>

using namespace sheepshead;
using namespace sheepshead::testing;

/// Advice before the first lead: picks, buries, bids.
class PlanAdviceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_hand_full_of_trump_is_to_be_picked()
    {
        const HandState hand =
            handAfter(variantWith(""), dealWith(variantWith(""), { { 0, "QC QS QH JC JS AC" } }));
        const Advice advice = adviceOn(hand, { { .bidWorlds = 40 }, 20, 20 });
        QCOMPARE(advice.recommended, Action(Pick {}));
        QCOMPARE(advice.against, std::optional<Action>(Pass {}));
        const auto strength = find<advice::Strength>(advice.facts);
        QVERIFY(strength);
        QCOMPARE(*strength, (advice::Strength { 5, 3, 2, 1 }));
        QVERIFY(find<advice::WinChance>(advice.facts).has_value());
    }

    /// DOTB: the fact is there exactly where it makes the difference, and never without the rule.
    void a_lost_pick_is_told_where_its_double_price_decides()
    {
        int told = 0;
        for (const char* const rules : { "", "double-on-the-bump=off" })
            for (std::uint64_t seed = 1; seed <= 40; ++seed) {
                const HandState hand = Match(variantWith(rules), seed, seatAt(0)).dealHand();
                const Advice advice = adviceOn(hand, { { .bidWorlds = 60 }, 6, 6 });
                const auto lost = find<advice::LostPickCosts>(advice.facts);
                const auto pick =
                    std::ranges::find(advice.prospects, Action(Pick {}), &Prospect::action);
                const bool passes = advice.recommended == Action(Pass {});
                const double behind = advice.prospects.front().score - pick->score;
                const double price = -pick->lost / 2;
                QVERIFY(price >= 0);
                const bool matters = passes && price >= std::max(behind / 2, 0.05)
                    && std::string_view(rules).empty();
                QCOMPARE(lost.has_value(), matters);
                if (lost)
                    QCOMPARE(lost->decides, price > behind);
                told += lost ? 1 : 0;
            }
        QVERIFY(told > 3);
    }

    /// It wins less often than the pick that promises hardly more, so a reason is needed.
    void a_pass_that_is_kept_though_the_pick_is_close_is_told_with_the_lost_pick()
    {
        const HandState hand = Match(variantWith(""), 1, seatAt(0)).dealHand();
        const Seat seat = *hand.toAct();
        Advice advice { .recommended = Pass {},
            .against = Pick {},
            .prospects = { { Pass {}, -0.2, 0.1, 0.2 },
                { .action = Pick {},
                    .score = -0.15,
                    .standardError = 0.1,
                    .winChance = 0.6,
                    .lost = -2 } },
            .facts = {} };
        explain(advice, hand.observation(seat), hand.legalActions(), {}, small, 1, {});
        const auto lost = find<advice::LostPickCosts>(advice.facts);
        QVERIFY(lost && lost->decides);
        QVERIFY(find<advice::NearlyEqual>(advice.facts));
        QVERIFY(find<advice::Worth>(advice.facts) && !find<advice::WinChance>(advice.facts));
    }

    /// FORCED: it is no news that another one picks.
    void what_follows_a_pass_is_told_only_where_that_is_open()
    {
        const auto afterPassing = [](const char* rules) {
            const HandState hand = Match(variantWith(rules), 1, seatAt(0)).dealHand();
            const std::vector<HandCourse> courses { { .action = Pick {}, .viewerPicks = 1 },
                { .action = Pass {}, .othersPick = 1 } };
            return find<advice::AfterPassing>(planFacts(hand.observation(*hand.toAct()), courses));
        };
        QVERIFY(afterPassing(""));
        QVERIFY(!afterPassing("no-pick=forced-pick"));
    }

    void points_buried_and_new_voids_are_told()
    {
        const HandState hand = handAfter(variantWith(""),
            dealWith(variantWith(""), { { 0, "QC QS JC 9D TS AS" } }, "KC 7C"), "pick");
        const Observation seen = hand.observation(seatAt(0));
        const std::vector<HandCourse> courses { { .action = Bury { cards("TS AS") } },
            { .action = Bury { cards("7C KC") } } };
        const auto facts = planFacts(seen, courses);
        const auto bury = find<advice::BuryMakes>(facts);
        QVERIFY(bury);
        QCOMPARE(bury->points, Points { 21 });
        QCOMPARE(*bury->otherPoints, Points { 4 });
        QVERIFY(bury->voids[static_cast<std::size_t>(Suit::Spades)]);
        QVERIFY(!bury->voids[static_cast<std::size_t>(Suit::Clubs)]);
    }

    /// CALL-NOHOLD
    void only_a_card_laid_under_is_told_as_an_under()
    {
        const auto holdsOf = [](const char* rules, const char* call) {
            HandState hand = pickedHand(variantWith(rules), "QC QS JC 9D KC 7C", "TS AS");
            const auto action = parseAction(call).value();
            return find<advice::HoldsOfCalled>(planFacts(
                hand.observation(seatAt(0)), std::vector<HandCourse> { { .action = action } }));
        };
        QCOMPARE(holdsOf("", "call AC"), (advice::HoldsOfCalled { card("AC"), 2 }));
        QVERIFY(!holdsOf("call-hold=off", "call AH"));
        QCOMPARE(holdsOf("", "call AH under 9D"), (advice::HoldsOfCalled { card("AH"), 0 }));
    }

    void a_raise_is_told_with_all_that_doubles_the_hand()
    {
        const CheckedVariant rules = variantWith("no-pick=doubler crack=one");
        const Deal deal = dealWith(rules, { { 0, "QC QS JC 9D KC 7C" } }, "TS AS");
        HandState hand = HandState::fromDeal(rules, deal, 2).value();
        act(hand, "pick, bury TS AS, call AC");
        const std::vector<HandCourse> courses { { .action = Crack {} } };
        const auto stake = find<advice::Stake>(planFacts(hand.observation(*hand.toAct()), courses));
        QVERIFY(stake);
        QCOMPARE(stake->factor, 4);
    }

    void a_bury_is_told_with_the_call_that_follows_it()
    {
        int told = 0;
        RulePlayer rules;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            HandState hand = Match(variantWith(""), seed, seatAt(0)).dealHand();
            while (hand.phase() == Phase::Picking && hand.toAct())
                hand.apply(Pick {});
            if (hand.phase() != Phase::Burying)
                continue;
            const Advice advice = adviceOn(hand, { { .planWorlds = 12 }, 6, 6 });
            const auto goesOn = find<advice::GoesOn>(advice.facts);
            hand.apply(advice.recommended);
            QCOMPARE(goesOn.has_value(), hand.phase() == Phase::Calling);
            if (goesOn)
                QVERIFY(!hand.whyNot(goesOn->then));
            told += goesOn ? 1 : 0;
        }
        QVERIFY(told > 5);
    }

    /// 4H-5: the bid says no more than "solo".
    void a_bid_of_a_solo_is_told_with_the_solo()
    {
        int told = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            HandState hand = Match(variantWith("layout=4H-5"), seed, seatAt(0)).dealHand();
            const Advice advice = adviceOn(hand, { { .bidWorlds = 12 }, 6, 6 });
            const auto goesOn = find<advice::GoesOn>(advice.facts);
            QCOMPARE(goesOn.has_value(), advice.recommended == Action(Bid { BidKind::Solo }));
            if (!goesOn)
                continue;
            hand.apply(advice.recommended);
            while (hand.phase() == Phase::Bidding)
                hand.apply(Pass {});
            QCOMPARE(RulePlayer().choose(hand.observation(*hand.toAct()), hand.legalActions(), {}),
                goesOn->then);
            ++told;
        }
        QVERIFY(told > 0);
    }
};

REGISTER_TEST(PlanAdviceTest)
#include "plan_advice_test.moc"
