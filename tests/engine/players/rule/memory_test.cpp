// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/memory.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

const Deal deal = dealWith({},
    { { 0, "AS KH TH 8H 9C JS" }, { 1, "QC QH JC KD 9S 9H" }, { 2, "TS KS QS 7H TC AC" },
        { 3, "AH JH JD 8D 7C KC" } },
    "7S 8S");

/// Seat 1 is the picker and called hearts, seat 3 is the partner.
HandState after(std::string_view plays)
{
    HandState hand = handAfter({}, deal, "pass, pick, bury 7S 8S, call AH");
    act(hand, plays);
    return hand;
}

} // namespace

class MemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_was_played_is_no_longer_out()
    {
        const Observation seen = after("play AS, play 9S").observation(seatAt(2));
        const Memory memory(seen);
        QCOMPARE(memory.hidden(), CardSet::deck() - deal.hands[seatAt(2)] - cards("AS 9S"));
    }

    /// TEN-BEATS-ACE, CALL-TEN-NONE: a called king ranks as a called ten would.
    void a_called_king_is_on_top_the_first_time()
    {
        HandState hand = pickedHand(variantWith("call-king=on"), "AC AS TC TS TH QC", "AH JC");
        act(hand, "call KC");
        const Observation seen = hand.observation(seatAt(0));
        const Memory memory(seen);
        QVERIFY(memory.calledSuitPower(card("KC")) > memory.calledSuitPower(card("AC")));
        QVERIFY(memory.calledSuitPower(card("KS")) < memory.calledSuitPower(card("AS")));
    }

    void a_picker_knows_the_bury()
    {
        const Observation seen = after("play AS").observation(seatAt(1));
        QVERIFY(!Memory(seen).hidden().meets(cards("7S 8S")));
    }

    void a_seat_that_does_not_follow_is_void()
    {
        const Observation seen = after("play AS, play 9S, play TS, play JD").observation(seatAt(4));
        const Memory memory(seen);
        QVERIFY(!memory.mayHold(seatAt(3)).meets(seen.variant.trumps().fail(Suit::Spades)));
        QVERIFY(memory.mayHold(seatAt(2)).contains(card("KS")));
    }

    void the_picker_does_not_hold_the_called_card()
    {
        const Observation seen = after("play AS").observation(seatAt(2));
        const Memory memory(seen);
        QVERIFY(!memory.mayHold(seatAt(1)).contains(card("AH")));
        QCOMPARE(memory.chanceVoid(seatAt(1), seen.variant.trumps().fail(Suit::Hearts)), 0.0);
    }

    void the_holder_of_the_called_ace_knows_all_sides()
    {
        const Observation seen = after("play AS").observation(seatAt(3));
        const Memory memory(seen);
        QCOMPARE(memory.chanceOnMySide(seatAt(1)), 1.0);
        QCOMPARE(memory.chanceOnMySide(seatAt(0)), 0.0);
    }

    void at_first_every_other_seat_may_be_the_partner()
    {
        const Observation seen = after("").observation(seatAt(0));
        const Memory memory(seen);
        QCOMPARE(memory.chanceOnMySide(seatAt(1)), 0.0);
        for (const int other : { 2, 3, 4 })
            QCOMPARE(memory.chancePartner(seatAt(other)), 1.0 / 3);
    }

    void a_seat_that_schmears_to_the_picker_looks_like_the_partner()
    {
        HandState hand = after("play 9C, play QH, play TC, play 7C");
        const Observation seen = hand.observation(seatAt(4));
        const Memory memory(seen);
        QVERIFY(memory.chancePartner(seatAt(2)) > memory.chancePartner(seatAt(3)));
    }

    void the_called_ace_shows_the_partner_to_everyone()
    {
        const Observation seen = after("play 8H, play 9H, play 7H, play AH").observation(seatAt(4));
        const Memory memory(seen);
        QCOMPARE(memory.chancePartner(seatAt(3)), 1.0);
        QCOMPARE(memory.chanceOnMySide(seatAt(0)), 1.0);
    }
};

REGISTER_TEST(MemoryTest)
#include "memory_test.moc"
