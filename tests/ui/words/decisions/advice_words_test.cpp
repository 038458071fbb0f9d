// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/decisions/advice_words.h"

#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/ui/table/played_table.h"
#include "ui/words/decisions/fact_words.h"
#include "ui/words/terms/card_words.h"

#include <QtTest>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr AdviceBudget small { { .cardWorlds = 6, .planWorlds = 8, .bidWorlds = 3 }, 6, 3 };

/// What seat 0 is told of a fact beside a recommended card and another one.
QString told(const HandState& hand, const advice::Fact& fact)
{
    const Advice advice { Play { card("QC") }, Play { card("7C") }, {}, { fact } };
    const Seat viewer = *hand.toAct();
    return adviceReason(advice, hand.observation(viewer), seatingFor(hand.variant(), viewer));
}

HandState calledClubs()
{
    HandState hand = pickedHand(variantWith(""), "QC QS JC 9D KC 7C", "TS AS");
    act(hand, "call AC");
    return hand;
}

/// Cards that the seat cannot have seen or been told of.
CardSet hiddenFrom(const Observation& seen)
{
    CardSet known = seen.hand | seen.blind | seen.buried | seen.cardsSeenPlayed();
    for (const Seat seat : seen.seats)
        known |= seen.open[seat];
    for (const auto& card : { seen.called, seen.callUp, seen.under })
        if (card)
            known.add(*card);
    return CardSet::deck() - known;
}

/// One that could be called after the bury.
bool isPlanned(Card card, const Advice& advice, const Observation& seen)
{
    const auto then = advice.prospects.empty() ? std::nullopt : advice.prospects.front().then;
    return then && actionLabel(*then, seen).contains(theCard(card));
}

/// One that could be called.
bool mayBeNamed(Card card, const std::vector<Action>& legal, const Observation& seen)
{
    return std::ranges::any_of(legal,
        [&](const Action& action) { return actionLabel(action, seen).contains(theCard(card)); });
}

} // namespace

class AdviceWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_choice_is_named()
    {
        const Observation seen = calledClubs().observation(seatAt(0));
        QCOMPARE(actionLabel(Play { card("QC") }, seen), QStringLiteral("Queen of clubs"));
        QCOMPARE(actionLabel(Bury { cards("TS AS") }, seen), QStringLiteral("Bury A♠ 10♠"));
        QCOMPARE(actionLabel(Call { card("AC") }, seen), QStringLiteral("Call the ace of clubs"));
        QCOMPARE(actionLabel(Call { card("AH"), card("8D") }, seen),
            QStringLiteral("Call the ace of hearts, with 8♦ under"));
        QCOMPARE(actionLabel(Pass {}, seen), QStringLiteral("Pass"));
    }

    void a_lead_that_the_table_does_not_expect_is_named()
    {
        QCOMPARE(told(calledClubs(), advice::AgainstConvention {}),
            QStringLiteral("A defender does not lead trump this early: the other defenders would "
                           "not expect the seven of clubs."));
    }

    void what_is_expected_has_a_sign()
    {
        QCOMPARE(expectedText(0.849), QStringLiteral("+0.85"));
        QCOMPARE(expectedText(-1.5), QStringLiteral("−1.50"));
        QCOMPARE(expectedText(-0.001), QStringLiteral("0.00"));
        QCOMPARE(shareText(0.616), QStringLiteral("62%"));
        QCOMPARE(shareText(0.616, 1), QStringLiteral("61.6%"));
    }

    void chances_are_told_in_deals()
    {
        QCOMPARE(howOften(0.01), QStringLiteral("in almost no deal"));
        QCOMPARE(howOften(0.06), QStringLiteral("in 1 of 10 deals"));
        QCOMPARE(howOften(0.62), QStringLiteral("in 6 of 10 deals"));
        QCOMPARE(howOften(1), QStringLiteral("in almost every deal"));
    }

    void the_last_to_speak_reads_what_follows_if_everyone_passes()
    {
        const auto afterPass = [](const char* rules) {
            HandState hand = Match(variantWith(rules), 11, seatAt(0)).dealHand();
            for (int i = 0; i < 4; ++i)
                act(hand, "pass");
            return told(hand, advice::AfterPassing { 0, 1 });
        };
        QCOMPARE(afterPass("no-pick=leaster"), QStringLiteral("If you pass too, it is a leaster."));
        QCOMPARE(afterPass("no-pick=doubler"),
            QStringLiteral(
                "If you pass too, everyone has passed. The cards are thrown in, the same "
                "dealer deals again, and the next hand counts double."));
    }

    /// A chance that is nearly one may still be wrong.
    void a_side_that_is_not_known_is_told_as_a_chance()
    {
        HandState hand = calledClubs();
        act(hand, "play 7C");
        const Seat defender = *hand.toAct();
        const QString picker = seatingFor(hand.variant(), defender).at(seatAt(0)).name + u' ';
        QVERIFY(hand.observation(defender).isDefender(defender));
        QCOMPARE(told(hand, advice::TrickSoFar { seatAt(0), 0 }),
            picker + QStringLiteral("has the trick so far, and plays against you."));
        const Seat unknown = hand.seats().nextAfter(defender);
        const QString other = seatingFor(hand.variant(), defender).at(unknown).name + u' ';
        QCOMPARE(told(hand, advice::TrickSoFar { unknown, 0.99 }),
            other
                + QStringLiteral(
                    "has the trick so far, and is on your side in almost every deal."));
        QCOMPARE(told(hand, advice::TrickSoFar { unknown, 0.01 }),
            other + QStringLiteral("has the trick so far, and is on your side in almost no deal."));
        QCOMPARE(told(hand, advice::Schmears { card("TC"), unknown, 0.99 }),
            other
                + QStringLiteral("has the trick so far, and is on your side in almost every deal: "
                                 "put the ten of clubs on it."));
    }

    /// 4H-4 counts whose queen fell first as the picker, but nobody has picked.
    void nobody_is_called_the_picker_where_queens_make_the_sides()
    {
        const CheckedVariant rules = variantWith("layout=4H-4");
        HandState hand = handAfter(
            rules, dealWith(rules, { { 0, "QC QS JC" }, { 1, "QH JS" } }), "play QC, play QH");
        QCOMPARE(hand.observation(seatAt(1)).picker, std::optional(seatAt(0)));
        QVERIFY(!told(hand, advice::SavesPoints { card("TC"), seatAt(0), 0.4 })
                     .contains(QStringLiteral("picker")));
        while (*hand.toAct() != seatAt(1))
            hand.apply(hand.legalActions().front());
        QVERIFY(
            !told(hand, advice::DrawsTrump { 6, { 1.2, 0.1 } }).contains(QStringLiteral("picker")));
    }

    void a_picker_who_is_known_is_told()
    {
        const HandState hand = calledClubs();
        const Seat picker = *hand.observation(seatAt(0)).picker;
        const QString name = seatingFor(hand.variant(), seatAt(0)).at(picker).name;
        QCOMPARE(told(hand, advice::PickerIsKnown { picker, true }),
            name + QStringLiteral(" picks on very little."));
        QCOMPARE(told(hand, advice::PickerIsKnown { picker, false }),
            name + QStringLiteral(" picks on strong hands only."));
    }

    void a_leaster_is_told_in_its_own_words()
    {
        HandState hand = Match(variantWith("no-pick=leaster"), 11, seatAt(0)).dealHand();
        for (int i = 0; i < 5; ++i)
            act(hand, "pass");
        QCOMPARE(told(hand, advice::NeedsTrick {}),
            QStringLiteral("You have no trick yet, and without one you cannot win."));
        QCOMPARE(told(hand, advice::HasTrick {}),
            QStringLiteral("You have a trick already: more of them only bring points."));
        QCOMPARE(told(hand, advice::ShedsPoints {}),
            QStringLiteral("The trick goes to another player: put your points on it."));
    }

    /// 4H-4
    void a_first_queen_is_told_as_what_it_does()
    {
        const HandState hand = Match(variantWith("layout=4H-4"), 11, seatAt(0)).dealHand();
        QCOMPARE(told(hand, advice::JoinsMakers { false }),
            QStringLiteral("The queen makes you one of the makers."));
        QCOMPARE(told(hand, advice::JoinsMakers { true }),
            QStringLiteral("The queen would make you one of the makers."));
    }

    void the_called_suit_is_told()
    {
        QCOMPARE(told(calledClubs(), advice::CalledCardOut { card("AC"), false, false }),
            QStringLiteral(
                "Clubs have not been led: the called card, the ace of clubs, is still out."));
        QCOMPARE(told(calledClubs(), advice::CalledCardOut { card("AC"), true, false }),
            QStringLiteral("Clubs are led for the first time, and the called card, the ace of "
                           "clubs, has not been played yet."));
    }

    void the_trick_is_told_with_the_other_choice()
    {
        QCOMPARE(told(calledClubs(), advice::TakesTrick { card("QC"), { 0.9, 0.2 } }),
            QStringLiteral("It takes the trick in 9 of 10 deals (the seven of clubs: in 2 of 10 "
                           "deals)."));
        QCOMPARE(told(calledClubs(), advice::TakesTrick { card("QC"), { 0.9, 0.9 } }),
            QStringLiteral("It takes the trick in 9 of 10 deals."));
        using enum advice::Sure;
        QCOMPARE(told(calledClubs(), advice::TakesTrick { card("QC"), { 0.2, 0 }, Open, Never }),
            QStringLiteral("It takes the trick in 2 of 10 deals (the seven of clubs: never)."));
        QCOMPARE(told(calledClubs(), advice::TakesTrick { card("QC"), { 0, 1 }, Never, Always }),
            QStringLiteral("It cannot take the trick (the seven of clubs: always)."));
        QCOMPARE(told(calledClubs(), advice::CalledCardFalls { card("AC"), { 0.8, 0.2 } }),
            QStringLiteral("It forces the called card, and shows the partner, in 8 of 10 "
                           "deals (the seven of clubs: in 2 of 10 deals)."));
    }

    void trump_that_fall_are_told_in_whole_ones()
    {
        QVERIFY(told(calledClubs(), advice::DrawsTrump { 6, { 2.96, 0 } })
                    .contains(QStringLiteral("draws about 3 of them")));
    }

    void what_promises_the_same_is_not_called_almost_as_good()
    {
        QCOMPARE(told(calledClubs(), advice::NearlyEqual { true }),
            QStringLiteral("It makes no difference: the seven of clubs is just as good."));
    }

    void what_speaks_only_against_a_choice_is_no_reason_for_it()
    {
        const HandState hand = calledClubs();
        const Observation seen = hand.observation(*hand.toAct());
        const Seating seating = seatingFor(hand.variant(), seen.viewer);
        const auto reasons = [&](std::vector<advice::Fact> facts) {
            return reasonsBesideWorth(
                { Play { card("QC") }, Play { card("7C") }, {}, std::move(facts) }, seen, seating);
        };
        const advice::Fact takesLess = advice::TakesTrick { card("QC"), { 0.1, 0.9 } };
        QCOMPARE(reasons({ takesLess }), QString());
        QVERIFY(reasons({ takesLess, advice::KeepsCard { card("QS") } })
                    .contains(QStringLiteral("1 of 10")));
        QCOMPARE(reasons({ advice::LastToPlay {} }), QString());
    }

    void a_raise_that_is_not_made_is_named()
    {
        HandState hand = pickedHand(variantWith("crack=one"), "QC QS JC 9D KC 7C", "TS AS");
        act(hand, "call AC");
        QCOMPARE(
            actionLabel(Decline {}, hand.observation(*hand.toAct())), QStringLiteral("No raise"));
    }

    void every_decision_of_every_table_has_words_and_none_of_a_hidden_card_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const Preset& preset : presets())
            QTest::newRow(std::string(preset.key).c_str())
                << QByteArray(variantText(preset.variant).c_str());
        for (const char* rules : { "no-pick=vote", "call-sheepshead=on", "redeal-hand=on-request",
                 "crack=several recrack=on blitz-black-queens=on" })
            QTest::newRow(rules) << QByteArray(rules);
    }

    void every_decision_of_every_table_has_words_and_none_of_a_hidden_card()
    {
        QFETCH(QByteArray, rules);
        RandomPlayer anySeat(2);
        Adviser adviser(3, small);
        HandState hand = Match(variantWith(rules.toStdString()), 11, seatAt(0)).dealHand();
        while (const auto seat = hand.toAct()) {
            const auto legal = hand.legalActions();
            const Observation seen = hand.observation(*seat);
            const Advice advice = adviser.advise(seen, legal, {});
            const QString words = adviceReason(advice, seen, seatingFor(hand.variant(), *seat));
            QVERIFY2(words.endsWith(QLatin1Char('.')), qPrintable(words));
            QVERIFY2(!words.contains(QLatin1Char('%')), qPrintable(words));
            for (const Card hidden : hiddenFrom(seen))
                QVERIFY2(mayBeNamed(hidden, legal, seen) || isPlanned(hidden, advice, seen)
                        || !words.contains(theCard(hidden)),
                    qPrintable(words));
            for (const Action& action : legal)
                QVERIFY(!actionLabel(action, seen).isEmpty());
            hand.apply(anySeat.choose(seen, legal, {}));
        }
    }
};

REGISTER_WIDGET_TEST(AdviceWordsTest)
#include "advice_words_test.moc"
