// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/seat_facts.h"

#include "engine/players/random_player.h"
#include "tests/support/cards.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

HandState dealt(std::string_view rules, std::uint64_t seed)
{
    const CheckedVariant variant = variantWith(rules);
    const Seat dealer = seatAt(variant.tableSeats() - 1);
    return HandState::fromDeal(variant, dealFromSeed(variant, seed, dealer)).value();
}

} // namespace

class SeatFactsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_trick_of_a_hand_was_taken_by_a_seat()
    {
        RandomPlayer player(3);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            HandState hand = dealt("layout=5H-A no-pick=leaster redeal-hand=off", seed);
            playOut(hand, player);
            const auto facts = seatFacts(hand);
            int tricks = 0;
            for (const Seat seat : hand.seats()) {
                QCOMPARE(facts[seat].tricks.value(), hand.observation(seat).tricksTaken[seat]);
                tricks += *facts[seat].tricks;
            }
            QCOMPARE(tricks, 6);
        }
    }

    void who_could_pick_has_its_trump()
    {
        RandomPlayer player(3);
        HandState hand = dealt("layout=5H-A", 5);
        hand.apply(Pass {});
        hand.apply(Pick {});
        playOut(hand, player);
        const auto facts = seatFacts(hand);
        QCOMPARE(facts[seatAt(0)].picked, std::optional(false));
        QCOMPARE(facts[seatAt(1)].picked, std::optional(true));
        QVERIFY(!facts[seatAt(2)].picked);
        const CardSet trump = hand.variant().trumps().trump();
        QCOMPARE(facts[seatAt(1)].trump.count(), (hand.deal().hands[seatAt(1)] & trump).size());
    }

    void of_a_hand_that_is_thrown_in_no_tricks_are_known()
    {
        HandState hand = dealt("layout=5H-A no-pick=doubler", 5);
        while (!hand.over())
            hand.apply(Pass {});
        for (const Seat seat : hand.seats()) {
            QVERIFY(!seatFacts(hand)[seat].tricks);
            QCOMPARE(seatFacts(hand)[seat].picked, std::optional(false));
        }
    }
};

REGISTER_GUILESS_TEST(SeatFactsTest)
#include "seat_facts_test.moc"
