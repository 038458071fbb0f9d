// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/memory.h"

#include "engine/match/match.h"
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

    void a_picker_knows_the_bury()
    {
        const Observation seen = after("play AS").observation(seatAt(1));
        QVERIFY(!Memory(seen).hidden().meets(cards("7S 8S")));
    }

    /// 7H-2: partners that bury together may see each other's bury.
    void a_partner_knows_the_bury_that_it_may_see()
    {
        const CheckedVariant variant = variantWith("layout=7H-2 bury-together-open=on");
        HandState hand = Match(variant, 1, seatAt(0)).dealHand();
        act(hand, "pick");
        while (hand.phase() == Phase::Burying)
            hand.apply(hand.legalActions().front());
        const Observation seen = hand.observation(hand.data().seats.nextAfter(*hand.data().picker));
        const CardSet partners = hand.data().buried[*hand.data().picker];
        QVERIFY(seen.buried.meets(partners));
        QVERIFY(!Memory(seen).hidden().meets(partners));
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
    }
};

REGISTER_TEST(MemoryTest)
#include "memory_test.moc"
