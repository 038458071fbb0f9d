// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/state/hand_record.h"
#include "engine/scoring/scoring.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/texts.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Seat 0 picked and calls the ace of hearts, which seat 1 holds.
HandState called(const std::string& rules)
{
    HandState hand = pickedHand(variantWith(rules), "QC QS JC TD 9H 8H", "KC KS",
        { { 1, "AH 7D JH 9C AS TS" }, { 2, "QH 9D 8C TH 9S 8S" }, { 3, "QD 8D AD 7C KH 7S" },
            { 4, "JS JD KD TC AC 7H" } });
    act(hand, "call AH");
    return hand;
}

/// The same table; the partner holds the ten of hearts beside the called ace.
HandState withTenBesideTheAce()
{
    HandState hand = pickedHand(variantWith("renege=forfeits"), "QC QS JC TD 9H 8H", "KC KS",
        { { 1, "AH TH 9C 7D JH TS" }, { 2, "KH QH 9D 8C 9S 8S" }, { 3, "7H QD 8D AD 7C 7S" },
            { 4, "AC TC AS KD JS JD" } });
    act(hand, "call AH");
    return hand;
}

} // namespace

/// RENEGE
class RenegeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void where_it_is_refused_the_table_says_why()
    {
        HandState hand = called("renege=refused");
        act(hand, "play QC");
        QCOMPARE(whyNot(hand, "play 9C"), Refusal::MustFollowSuit);
    }

    void where_it_forfeits_any_card_of_the_hand_may_be_played()
    {
        HandState hand = called("renege=forfeits");
        act(hand, "play QC");
        QVERIFY(!whyNot(hand, "play 9C"));
        QCOMPARE(whyNot(hand, "play QS"), Refusal::NotYourCard);
        QVERIFY(!hand.observation(seatAt(1)).proper.contains(card("9C")));
        QVERIFY(hand.observation(seatAt(1)).proper.contains(card("7D")));
    }

    void nothing_happens_until_the_cards_prove_it()
    {
        HandState hand = called("renege=forfeits");
        act(hand, "play QC, play 7D, play 8C, play 8D, play KD");
        QVERIFY(!hand.over());
    }

    void a_card_that_should_have_been_played_before_proves_it()
    {
        HandState hand = called("renege=forfeits");
        act(hand, "play QC, play 7D, play 8C, play 8D, play KD, play QS, play JH");
        const auto events = act(hand, "play 9D");
        QVERIFY(std::ranges::find(events, Event(RenegeFound { seatAt(2) })) != events.end());
        QVERIFY(hand.over());
        QCOMPARE(scoresText(hand.scored()->scores), QStringLiteral("6 3 -3 -3 -3"));
    }

    /// Seat 1 throws a club on hearts and keeps two of them.
    void any_card_of_a_suit_that_the_partner_did_not_follow_proves_it()
    {
        HandState hand = withTenBesideTheAce();
        act(hand, "play 9H, play 9C, play KH, play 7H, play JD, play AC, play 8H");
        QVERIFY(!hand.over());
        const auto events = act(hand, "play TH");
        QVERIFY(std::ranges::find(events, Event(RenegeFound { seatAt(1) })) != events.end());
        QCOMPARE(scoresText(hand.scored()->scores), QStringLiteral("-12 -6 6 6 6"));
    }

    void a_card_of_a_suit_that_was_followed_proves_nothing()
    {
        HandState hand = withTenBesideTheAce();
        act(hand, "play 9H, play AH, play KH, play 7H, play JD");
        act(hand, "play AC, play 8H, play 9C, play 8C, play 7C");
        act(hand, "play KD, play QC, play 7D, play 9D, play 8D");
        act(hand, "play QS, play JH, play QH, play AD, play JS, play JC, play TH");
        QVERIFY(!hand.over());
    }

    /// PLAY-END: the tricks say that the bet is missed, and the cards laid open say why.
    void a_bet_that_a_renege_broke_is_won()
    {
        HandState hand = pickedHand(variantWith("renege=forfeits call-sheepshead=on"),
            "QC QS QH QD JC AC", "AH AS",
            { { 1, "7C JD KH 9H 8H 7H" }, { 2, "9C KD 9D 8D KS 9S" }, { 3, "8C JS JH TD 8S 7S" },
                { 4, "TC KC AD 7D TH TS" } });
        act(hand, "sheepshead, play AC, play JD, play 9C, play 8C");
        const auto events = act(hand, "play TC");
        QVERIFY(hand.over());
        QVERIFY(std::ranges::find(events, Event(RenegeFound { seatAt(1) })) != events.end());
        QCOMPARE(scoresText(hand.scored()->scores), QStringLiteral("24 -6 -6 -6 -6"));
    }

    void a_bet_that_is_missed_without_a_renege_stays_missed()
    {
        HandState hand = pickedHand(
            variantWith("renege=forfeits call-sheepshead=on"), "QC QS QH QD JC 9C", "AH AS");
        act(hand, "sheepshead, play 9C");
        while (!hand.over())
            act(hand, actionText(Play { hand.observation(*hand.toAct()).proper.first() }));
        QCOMPARE(scoresText(hand.scored()->scores), QStringLiteral("-24 6 6 6 6"));
    }

    /// 4H-5: seat 1 throws a spade on the ace of clubs, so that the billy takes the trick.
    void a_billy_that_a_renege_broke_is_won()
    {
        HandState hand = handAfter(variantWith("layout=4H-5 renege=forfeits"),
            dealWith(variantWith("layout=4H-5"), { { 0, "9C" }, { 1, "AC 7S" } }), "bid solo");
        act(hand, "solo billy, play 9C, play 7S");
        while (!hand.over())
            act(hand, actionText(Play { hand.observation(*hand.toAct()).proper.first() }));
        const SeatSet guilty = std::get<IndianaOutcome>(hand.scored()->outcome).reneged == seatAt(1)
            ? SeatSet { seatAt(1) }
            : SeatSet();
        QVERIFY(!guilty.empty());
        QCOMPARE(hand.scored()->scores.scores[seatAt(0)], Score { 18 });
        QCOMPARE(hand.scored()->scores.scores[seatAt(1)], Score { 0 });
    }

    /// Until November 2026 only the called card proved that the partner had not followed its suit.
    void a_record_of_the_first_version_is_played_as_it_was_understood()
    {
        const HandState dealt = withTenBesideTheAce();
        HandState hand = HandState::fromDeal(dealt.variant(), dealt.deal()).value();
        hand.readAsFirstVersion();
        HandRecord record { hand.variant(), hand.deal(), 1, {}, {} };
        const auto decide = [&](const Action& action) {
            record.actions.push_back({ *hand.toAct(), action });
            hand.apply(action);
        };
        for (const char* text : { "pick", "bury KC KS", "call AH", "play 9H", "play 9C", "play KH",
                 "play 7H", "play JD", "play AC", "play 8H", "play TH" })
            decide(parseAction(text).value());
        QVERIFY(!hand.over());
        while (!hand.over())
            decide(Play { hand.observation(*hand.toAct()).proper.first() });
        const auto again = replay(record);
        QVERIFY(again);
        QVERIFY(again->over());
        QCOMPARE(scoresText(again->scored()->scores), scoresText(hand.scored()->scores));
    }

    void the_guilty_seats_side_loses_at_the_third_tier_data()
    {
        QTest::addColumn<int>("guilty");
        QTest::addColumn<QString>("scores");
        QTest::newRow("the picker") << 0 << QStringLiteral("-12 -6 6 6 6");
        QTest::newRow("the partner") << 1 << QStringLiteral("-12 -6 6 6 6");
        QTest::newRow("a defender") << 3 << QStringLiteral("6 3 -3 -3 -3");
    }

    void the_guilty_seats_side_loses_at_the_third_tier()
    {
        QFETCH(int, guilty);
        QFETCH(QString, scores);
        PickedOutcome outcome { .picker = seatAt(0), .partners = { seatAt(1) } };
        outcome.makersPoints = { 70 };
        outcome.reneged = seatAt(guilty);
        QCOMPARE(scoresText(scoreHand(outcome, SeatSet::firstSeats(5), Variant())), scores);
    }

    void in_a_leaster_the_guilty_seat_pays_everyone()
    {
        LeasterOutcome outcome;
        outcome.points[seatAt(2)] = { 120 };
        outcome.tricks[seatAt(2)] = 6;
        outcome.reneged = seatAt(4);
        QCOMPARE(scoresText(scoreHand(outcome, SeatSet::firstSeats(5), Variant())),
            QStringLiteral("1 1 1 1 -4"));
    }

    /// 4H-4
    void before_there_are_sides_the_guilty_seat_pays_everyone()
    {
        const auto variant = variantWith("layout=4H-4 renege=forfeits");
        HandState hand = handAfter(variant,
            dealWith(variant,
                { { 0, "AC KC 9S 8S" }, { 1, "TC 9C 7D" }, { 2, "8C AD" }, { 3, "7C TD" } }));
        act(hand, "play AC, play 7D, play 8C, play 7C, play TC");
        QVERIFY(hand.over());
        QCOMPARE(scoresText(hand.scored()->scores), QStringLiteral("1 -3 1 1 0"));
    }

    void of_two_players_the_guilty_one_loses_three()
    {
        TwoHandedOutcome outcome;
        outcome.points[seatAt(0)] = { 90 };
        outcome.points[seatAt(1)] = { 30 };
        outcome.reneged = seatAt(0);
        const auto result = scoreHand(outcome, SeatSet::firstSeats(2), *variantWith("layout=2H-1"));
        QCOMPARE(result.scores[seatAt(0)], Score { -3 });
        QCOMPARE(result.scores[seatAt(1)], Score { 3 });
    }
};

REGISTER_TEST(RenegeTest)
#include "renege_test.moc"
