// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

struct Table {
    std::initializer_list<std::pair<int, std::string_view>> hands;
    int leader = 0;
    CallDuty duty = {};
    std::optional<Card> under = {};
};

/// Few cards a hand, so that a position is seen at a glance. Seats are 0, 1, 2 … as many as are
/// given.
Playing position(const Table& table)
{
    PerSeat<CardSet> hands;
    SeatSet seats;
    for (const auto& [seat, text] : table.hands) {
        hands[seatAt(seat)] = cards(text);
        seats.add(seatAt(seat));
    }
    Playing play(seats, hands, seatAt(table.leader));
    play.setDuty(table.duty);
    if (table.under)
        play.layUnder(table.duty.picker, *table.under);
    return play;
}

/// Seat 0 has picked and called; seat 1 holds the card.
CallDuty called(std::string_view text)
{
    const Card calledCard = card(text);
    const bool ten = calledCard.rank() != Rank::Ace; // or a king
    return { .suit = TrumpOrder().fail(calledCard.suit()),
        .called = calledCard,
        .picker = seatAt(0),
        .partner = seatAt(1),
        .pickerHolds = true,
        .aceIsHold = ten,
        .tenBeatsAce = ten };
}

Playing after(Playing play, std::string_view text)
{
    const TrumpOrder trumps;
    while (!text.empty()) {
        play.play(trumps, card(text.substr(0, 2)));
        text.remove_prefix(std::min<std::size_t>(3, text.size()));
    }
    return play;
}

} // namespace

class PlayingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// PLAY-2
    void a_player_follows_suit_and_trump_is_a_suit()
    {
        const Playing play = position({ { { 0, "9C 7D" }, { 1, "QC 8C" }, { 2, "QS TH" } } });
        QCOMPARE(after(play, "9C").legal(), cards("8C"));
        QCOMPARE(after(play, "7D").legal(), cards("QC"));
        QCOMPARE(after(play, "7D").whyNot(card("8C")), Refusal::MustFollowSuit);
        QCOMPARE(after(play, "9C 8C").legal(), cards("QS TH"));
    }

    /// PLAY-3
    void the_highest_trump_or_else_the_highest_of_the_led_suit_takes_the_trick_data()
    {
        QTest::addColumn<QByteArray>("cards");
        QTest::addColumn<int>("winner");
        QTest::newRow("the led suit") << QByteArray("9C 8C AH") << 0;
        QTest::newRow("the ten beats the king") << QByteArray("KC TC AH") << 1;
        QTest::newRow("a low trump beats an ace") << QByteArray("AC TC 7D") << 2;
        QTest::newRow("jacks below queens") << QByteArray("JC QD AD") << 1;
        QTest::newRow("clubs before spades") << QByteArray("QS QC JD") << 1;
    }

    void the_highest_trump_or_else_the_highest_of_the_led_suit_takes_the_trick()
    {
        QFETCH(QByteArray, cards);
        QFETCH(int, winner);
        const std::string text = cards.toStdString();
        Playing play = position(
            { { { 0, text.substr(0, 2) }, { 1, text.substr(3, 2) }, { 2, text.substr(6, 2) } } });
        play = after(play, text);
        QVERIFY(play.over());
        QCOMPARE(play.leader(), seatAt(winner));
        QCOMPARE(play.points(seatAt(winner)), testing::cards(text).points());
    }

    void a_schmeared_trick_is_worth_what_lies_in_it()
    {
        const Playing play =
            position({ { { 0, "TD" }, { 1, "QC" }, { 2, "AD" }, { 3, "8D" }, { 4, "TS" } } });
        QCOMPARE(after(play, "TD QC AD 8D TS").points(seatAt(1)), Points { 34 });
    }

    /// HOLD
    void the_picker_keeps_the_last_card_of_the_called_suit()
    {
        const Playing play =
            after(position({ { { 2, "8S 7D" }, { 0, "9H QC" }, { 1, "9S AH" } }, 2, called("AH") }),
                "8S");
        QCOMPARE(play.legal(), cards("QC"));
        QCOMPARE(play.whyNot(card("9H")), Refusal::MustKeepHold);
    }

    void with_two_of_the_called_suit_either_may_go()
    {
        Playing play = position(
            { { { 2, "8S 7D 8D" }, { 0, "9H 7H QC" }, { 1, "AH 9S TS" } }, 2, called("AH") });
        play = after(play, "8S");
        QCOMPARE(play.turn(), seatAt(0));
        QCOMPARE(play.legal(), cards("9H 7H QC"));
    }

    void the_hold_goes_on_the_last_trick()
    {
        const Playing play =
            after(position({ { { 2, "8S" }, { 0, "9H" }, { 1, "AH" } }, 2, called("AH") }), "8S");
        QCOMPARE(play.legal(), cards("9H"));
        QCOMPARE(after(play, "9H").legal(), cards("AH"));
    }

    /// HOLD-FOLLOW, PART-FOLLOW
    void the_called_ace_must_be_played_when_its_suit_is_led()
    {
        const Playing play =
            after(position({ { { 2, "8H 7D" }, { 0, "9H QC" }, { 1, "AH KH" } }, 2, called("AH") }),
                "8H");
        QCOMPARE(play.legal(), cards("9H"));
        const Playing partners = after(play, "9H");
        QCOMPARE(partners.legal(), cards("AH"));
        QCOMPARE(partners.whyNot(card("KH")), Refusal::MustPlayCalledCard);
    }

    /// PART-LEAD
    void the_partner_leads_the_called_ace_or_another_suit()
    {
        const Playing play =
            position({ { { 0, "9H QC JS JD" }, { 1, "AH KH TH QS" }, { 2, "8H 7H 7D 8D" } }, 1,
                called("AH") });
        QCOMPARE(play.legal(), cards("AH QS"));
        QCOMPARE(play.whyNot(card("KH")), Refusal::MustLeadCalledCard);
    }

    /// PART-LEAD "running"
    void a_partner_with_four_of_the_called_suit_may_run()
    {
        CallDuty duty = called("AH");
        duty.running = true;
        const Playing four = position(
            { { { 0, "9H QC JS JD" }, { 1, "AH KH TH 8H" }, { 2, "QH 7H 7D 8D" } }, 1, duty });
        QCOMPARE(four.legal(), cards("AH KH TH 8H"));
        const Playing three = position(
            { { { 0, "9H QC JS JD" }, { 1, "AH KH TH QS" }, { 2, "8H 7H 7D 8D" } }, 1, duty });
        QCOMPARE(three.legal(), cards("AH QS"));
        // The suit was led: the ace is a card like any other.
        const Playing ran = after(four, "8H 7H 9H");
        QCOMPARE(ran.turn(), seatAt(0));
        QCOMPARE(after(ran, "QC").legal(), cards("AH KH TH"));
    }

    /// PART-FOLLOW: running is a matter of leading.
    void a_partner_with_four_of_the_called_suit_still_follows_with_the_called_card()
    {
        CallDuty duty = called("AH");
        duty.running = true;
        const Playing led = after(
            position(
                { { { 0, "9H QC JS JD" }, { 1, "AH KH TH 8H" }, { 2, "QH 7H 7D 8D" } }, 0, duty }),
            "9H");
        QCOMPARE(led.legal(), cards("AH"));
    }

    /// CALL-TEN-NONE: what holds of a ten holds of a king.
    void the_called_king_takes_the_first_trick_of_its_suit()
    {
        const Playing play =
            position({ { { 0, "AC QC" }, { 1, "KC QS" }, { 2, "9C 7D" } }, 2, called("KC") });
        const Playing led = after(play, "9C");
        QCOMPARE(led.legal(), cards("AC"));
        QCOMPARE(after(led, "AC").legal(), cards("KC"));
        QCOMPARE(after(led, "AC KC").leader(), seatAt(1));
        QCOMPARE(after(play, "7D").legal(), cards("QC"));
    }

    /// PART-HOLD
    void a_void_partner_plays_anything_but_the_called_ace()
    {
        const Playing play = after(
            position(
                { { { 0, "8S QC JS" }, { 1, "AH KH QS" }, { 2, "9S 7H 7D" } }, 0, called("AH") }),
            "8S");
        QCOMPARE(play.legal(), cards("KH QS"));
        QCOMPARE(play.whyNot(card("AH")), Refusal::CalledCardStays);
    }

    void after_the_called_suit_was_led_no_seat_is_bound()
    {
        Playing play = position(
            { { { 0, "9H 7H QC" }, { 1, "AH KH QS" }, { 2, "8H TH 7S" } }, 0, called("AH") });
        play = after(play, "9H AH 8H");
        QCOMPARE(play.turn(), seatAt(1));
        QCOMPARE(play.legal(), cards("KH QS"));
        QCOMPARE(after(play, "QS TH").legal(), cards("QC"));
    }

    /// HOLD-LEAD
    void the_picker_may_lead_the_called_suit()
    {
        const Playing play =
            position({ { { 0, "9H QC" }, { 1, "AH KH" }, { 2, "8H 7D" } }, 0, called("AH") });
        QCOMPARE(play.legal(), cards("9H QC"));
        QCOMPARE(after(play, "9H").legal(), cards("AH"));
    }

    void in_a_ten_call_the_ace_is_the_hold()
    {
        const CallDuty duty = called("TC");
        const Playing lead =
            position({ { { 0, "AC KC QC" }, { 1, "TC 9C QS" }, { 2, "8C 7C 7D" } }, 0, duty });
        QCOMPARE(lead.legal(), cards("AC QC"));
        QCOMPARE(lead.whyNot(card("KC")), Refusal::MustPlayTensAce);
        const Playing led = after(
            position({ { { 2, "8C 7C 7D" }, { 0, "AC KC QC" }, { 1, "TC 9C QS" } }, 2, duty }),
            "8C");
        QCOMPARE(led.legal(), cards("AC"));
        const Playing otherSuit = after(
            position({ { { 2, "8S 7C 7D" }, { 0, "AC KC QC" }, { 1, "TC 9C QS" } }, 2, duty }),
            "8S");
        QCOMPARE(otherSuit.legal(), cards("KC QC"));
        QCOMPARE(otherSuit.whyNot(card("AC")), Refusal::MustKeepHold);
    }

    /// TEN-BEATS-ACE
    void the_called_ten_takes_the_first_trick_of_its_suit()
    {
        const Playing play =
            position({ { { 0, "AH" }, { 1, "TH" }, { 2, "9H" }, { 3, "8H" }, { 4, "7S" } }, 0,
                called("TH") });
        QCOMPARE(after(play, "AH TH 9H 8H 7S").points(seatAt(1)), Points { 21 });
        const Playing trumped =
            position({ { { 0, "AH" }, { 1, "TH" }, { 2, "9H" }, { 3, "7D" }, { 4, "7S" } }, 0,
                called("TH") });
        QCOMPARE(after(trumped, "AH TH 9H 7D 7S").points(seatAt(3)), Points { 21 });
        const Playing tenFirst =
            position({ { { 0, "AH" }, { 1, "TH" }, { 2, "9H" } }, 1, called("TH") });
        QCOMPARE(after(tenFirst, "TH 9H AH").points(seatAt(1)), Points { 21 });
    }

    void elsewhere_the_ace_beats_the_called_ten()
    {
        CallDuty duty = called("TH");
        duty.tenBeatsAce = false;
        const Playing play = position({ { { 0, "AH" }, { 1, "TH" }, { 2, "9H" } }, 0, duty });
        QCOMPARE(after(play, "AH TH 9H").points(seatAt(0)), Points { 21 });
    }

    /// UNDER-SIGHT
    void the_under_is_played_when_its_suit_is_led_and_at_no_other_time()
    {
        const Playing play = position({ { { 2, "9H 9S JD" }, { 0, "QC JC 8D" }, { 1, "AH TS 9D" } },
            2, called("AH"), card("8D") });
        QCOMPARE(after(play, "9H").legal(), cards("8D"));
        QCOMPARE(after(play, "9H").whyNot(card("QC")), Refusal::MustPlayUnder);
        QCOMPARE(after(play, "9S").legal(), cards("QC JC"));
        QCOMPARE(after(play, "9S").whyNot(card("8D")), Refusal::UnderStays);
    }

    void the_under_is_no_trump_in_hand()
    {
        const Playing play = position({ { { 2, "9D 9S JD" }, { 0, "AC AS 7D" }, { 1, "AH TS 8D" } },
            2, called("AH"), card("7D") });
        QCOMPARE(after(play, "9D").legal(), cards("AC AS"));
    }

    /// UNDER-POWER
    void the_under_takes_no_trick_but_its_points_count()
    {
        const Playing play = position(
            { { { 0, "QC JC" }, { 1, "AH 8D" }, { 2, "9H JD" } }, 0, called("AH"), card("QC") });
        QCOMPARE(play.legal(), cards("QC JC"));
        const Playing led = after(play, "QC");
        QCOMPARE(led.legal(), cards("AH"));
        QCOMPARE(led.trick(), cards("-"));
        const Playing taken = after(led, "AH 9H");
        QCOMPARE(taken.leader(), seatAt(1));
        QCOMPARE(taken.points(seatAt(1)), Points { 14 });
    }

    void an_under_whose_suit_is_never_led_is_the_last_card()
    {
        const Playing play = after(
            position({ { { 2, "9S" }, { 0, "7D" }, { 1, "AH" } }, 2, called("AH"), card("7D") }),
            "9S");
        QCOMPARE(play.legal(), cards("7D"));
        QCOMPARE(after(play, "7D AH").leader(), seatAt(2));
    }

    void where_no_hold_is_kept_the_picker_discards_freely()
    {
        CallDuty duty = called("AH");
        duty.pickerHolds = false;
        const Playing play =
            after(position({ { { 2, "8S 7D" }, { 0, "9H QC" }, { 1, "AH 9S" } }, 2, duty }), "8S");
        QCOMPARE(play.legal(), cards("9H QC"));
    }

    void a_card_that_is_not_held_is_not_yours()
    {
        const Playing play = position({ { { 0, "9H QC" }, { 1, "AH KH" } } });
        QCOMPARE(play.whyNot(card("AH")), Refusal::NotYourCard);
    }
};

REGISTER_TEST(PlayingTest)
#include "playing_test.moc"
