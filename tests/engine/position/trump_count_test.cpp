// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/position/trump_count.h"

#include "engine/hand/deal.h"
#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/rules/presets.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

CardSet trumpDealt(const CheckedVariant& variant, const TrumpOrder& trumps)
{
    CardSet all;
    for (const Card card : unshuffledDeck(variant))
        if (trumps.isTrump(card))
            all.add(card);
    return all;
}

/// Calls look after every action of a random hand.
template <class Look> void watch(const CheckedVariant& variant, std::uint64_t seed, Look look)
{
    HandState hand = Match(variant, seed, seatAt(0)).dealHand();
    RandomPlayer anySeat(seed);
    look(hand);
    while (!hand.over()) {
        hand.apply(anySeat.choose(hand.observation(*hand.toAct()), hand.legalActions(), {}));
        look(hand);
    }
}

} // namespace

class TrumpCountTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void before_the_play_all_but_the_own_are_out()
    {
        const CheckedVariant variant = variantWith("");
        const HandState hand =
            HandState::fromDeal(variant, dealWith(variant, { { 0, "QC JD 7D AC TC KC" } })).value();
        const TrumpCount count = countTrump(hand.observation(seatAt(0)));
        QCOMPARE(count.order.size(), 14U);
        QCOMPARE(count.order.front(), card("QC"));
        QCOMPARE(count.order.back(), card("7D"));
        QCOMPARE(count.own, cards("QC JD 7D"));
        QCOMPARE(count.out.size(), 11);
        QVERIFY(count.played.empty() && count.buried.empty());
    }

    void a_played_trump_is_no_longer_out()
    {
        HandState hand = Match(variantWith(""), 5, seatAt(0)).dealHand();
        RandomPlayer anySeat(5);
        while (hand.observation(seatAt(2)).cardsSeenPlayed().size() < 12)
            hand.apply(anySeat.choose(hand.observation(*hand.toAct()), hand.legalActions(), {}));
        const Observation seen = hand.observation(seatAt(2));
        const TrumpCount count = countTrump(seen);
        QVERIFY(!count.played.empty());
        QCOMPARE(count.played, seen.cardsSeenPlayed() & seen.trumps.trump());
        QVERIFY(!count.out.meets(seen.cardsSeenPlayed()));
    }

    void the_picker_knows_what_they_buried()
    {
        const HandState hand = pickedHand(variantWith(""), "QC QS QH QD KC 9H", "JH JS");
        const Seat picker = seatAt(0);
        QCOMPARE(countTrump(hand.observation(picker)).buried, cards("JH JS"));
        QVERIFY(countTrump(hand.observation(seatAt(3))).out.containsAll(cards("JH JS")));
    }

    void every_trump_is_counted_once_at_every_table()
    {
        for (const Preset& preset : presets())
            for (std::uint64_t seed = 1; seed <= 4; ++seed)
                watch(check(preset.variant).value(), seed, [&](const HandState& hand) {
                    for (const Seat seat : hand.seats()) {
                        const Observation seen = hand.observation(seat);
                        const TrumpCount count = countTrump(seen);
                        const CardSet all = trumpDealt(hand.variant(), seen.trumps);
                        QCOMPARE(count.own | count.played | count.buried | count.out, all);
                        QCOMPARE(count.own.size() + count.played.size() + count.buried.size()
                                + count.out.size(),
                            all.size());
                        QCOMPARE(static_cast<int>(count.order.size()), all.size());
                    }
                });
    }

    void after_the_hand_every_trump_was_held_or_lies_aside()
    {
        for (std::uint64_t seed = 1; seed <= 40; ++seed)
            watch(variantWith("partner=called-ace"), seed, [](const HandState& hand) {
                if (!hand.over() || !hand.scored())
                    return;
                const HandScored& scored = *hand.scored();
                const Observation seen = hand.observation(seatAt(0));
                int held = 0;
                for (const Seat seat : hand.seats())
                    held += trumpHeld(seen, scored.hands, scored.under)[seat];
                const bool leaster = std::holds_alternative<LeasterOutcome>(scored.outcome);
                const CardSet aside = leaster ? scored.blind : scored.buried;
                QCOMPARE(held + (aside & seen.trumps.trump()).size(), 14);
                for (const Trick& trick : openTricks(seen, scored.under))
                    for (const PlayedCard& played : trick.cards)
                        QVERIFY(played.card.has_value());
            });
    }
};

REGISTER_TEST(TrumpCountTest)
#include "trump_count_test.moc"
