// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/worlds/known_cards.h"

#include "engine/worlds/deal_sampler.h"
#include "engine/worlds/leanings.h"
#include "tests/support/cards.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Seat 0 has picked, buried and called; seat 1 is to follow to its king of hearts.
HandState handInPlay()
{
    HandState hand = pickedHand(variantWith(""), "QC QS QH 9H KH 8S", "TC TS");
    act(hand, "call AH, play QC");
    return hand;
}

/// Whether each of many worlds that are drawn is as it should be.
bool allWorlds(const KnownCards& granted, const std::function<bool(const World&)>& fits)
{
    const HandState hand = handInPlay();
    const Observation seen = hand.observation(*hand.toAct());
    const auto legal = hand.legalActions();
    const DealSampler sampler(seen, legal, usualLeaning(seen), granted);
    Rng rng(1);
    for (int i = 0; i < 200; ++i) {
        const auto world = sampler.draw(rng);
        if (!world || !fits(*world))
            return false;
    }
    return true;
}

CardSet unseenCards(int count)
{
    const HandState hand = handInPlay();
    CardSet some;
    for (const Card card : hand.data().handOf(seatAt(2)))
        if (some.size() < count)
            some.add(card);
    return some;
}

} // namespace

class KnownCardsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cards_of_a_seat_are_in_its_hand_in_every_world()
    {
        KnownCards granted;
        granted.dealt[seatAt(3)] = unseenCards(2);
        QVERIFY(allWorlds(granted, [&](const World& world) {
            return world.hands[seatAt(3)].containsAll(granted.dealt[seatAt(3)]);
        }));
    }

    void a_bury_is_the_same_in_every_world()
    {
        KnownCards granted;
        granted.buried[seatAt(0)] = unseenCards(2);
        QVERIFY(allWorlds(granted, [&](const World& world) {
            return world.buried[seatAt(0)] == granted.buried[seatAt(0)];
        }));
    }

    void the_blind_was_taken_by_the_picker_in_every_world()
    {
        KnownCards granted;
        granted.blind = unseenCards(2);
        QVERIFY(allWorlds(granted, [&](const World& world) {
            const CardSet pickers = world.hands[seatAt(0)] | world.buried[seatAt(0)];
            return pickers.containsAll(granted.blind) && world.deal.blind == granted.blind;
        }));
    }

    void nothing_granted_changes_nothing()
    {
        QVERIFY(KnownCards().empty());
        QVERIFY(allWorlds({}, [](const World&) { return true; }));
    }

    void what_cannot_be_has_no_world()
    {
        KnownCards granted;
        granted.dealt[seatAt(2)] = { Card(Rank::Queen, Suit::Spades) };
        granted.dealt[seatAt(3)] = { Card(Rank::Queen, Suit::Spades) };
        QVERIFY(!allWorlds(granted, [](const World&) { return true; }));
    }
};

REGISTER_TEST(KnownCardsTest)
#include "known_cards_test.moc"
