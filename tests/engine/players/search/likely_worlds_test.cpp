// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/likely_worlds.h"

#include "engine/players/rule/rule_player.h"
#include "engine/worlds/leanings.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <cmath>
#include <map>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

bool isChoice(const HandState& hand, const Observation& seen, int cards, int inTrick)
{
    return hand.phase() == Phase::Playing && seen.hand.size() == cards && seen.proper.size() > 1
        && hand.data().play.cardsInTrick() == inTrick;
}

/// A hand of rule players up to a choice with these numbers of cards in hand and in the trick, from
/// the first deal that has one.
HandState handWithCards(std::uint64_t seed, int cards, int inTrick)
{
    const CheckedVariant variant = variantWith("");
    RulePlayer rules;
    for (;; ++seed) {
        const Deal deal = dealFromSeed(variant, seed, seatAt(0));
        HandState hand = HandState::fromDeal(variant, deal).value();
        while (const auto seat = hand.toAct()) {
            const Observation seen = hand.observation(*seat);
            if (isChoice(hand, seen, cards, inTrick))
                return hand;
            hand.apply(rules.choose(seen, hand.legalActions(), {}));
        }
    }
}

struct Holdings {
    void add(SeatSet seats, const World& world, double weight)
    {
        worlds += weight;
        for (const Seat seat : seats)
            for (const Card card : world.hands[seat])
                with[{ seat, card.index() }] += weight;
    }

    double worlds = 0;
    std::map<std::pair<Seat, int>, double> with;
};

/// What a seat makes of a hand that has come to its choice.
struct Thinker {
    explicit Thinker(const HandState& hand)
        : seen(hand.observation(*hand.toAct()))
        , legal(hand.legalActions())
        , sampler(seen, legal, usualLeaning(seen))
        , table(PlayTable::of(seen, sampler.draw(rng).value(), legal).value())
        , likelihood(seen, table, opponents)
    {
    }

    /// Counts for each seat and card the worlds in which the seat holds it.
    Holdings counted(int worlds, const TimeIsUp& stop = never)
    {
        Holdings holdings;
        forEachLikelyWorld(sampler, likelihood, worlds, rng, stop,
            [&](const World& world, const Seated&, int times) {
                holdings.add(seen.seats, world, times);
            });
        return holdings;
    }

    static bool never() { return false; }

    Rng rng { 5 };
    Observation seen;
    std::vector<Action> legal;
    DealSampler sampler;
    PlayTable table;
    Opponents opponents;
    Likelihood likelihood;
};

} // namespace

class LikelyWorldsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_number_of_worlds_is_kept_however_few_explain_the_observation()
    {
        for (std::uint64_t seed = 100; seed <= 600; seed += 100)
            QCOMPARE(Thinker(handWithCards(seed, 6, 2)).counted(500).worlds, 500.0);
    }

    void few_worlds_count_in_proportion_to_their_likelihood()
    {
        for (std::uint64_t seed = 100; seed <= 600; seed += 100) {
            Thinker thinker(handWithCards(seed, 2, 4));
            Holdings likely;
            for (const auto& [world, weight] : thinker.sampler.allWeighed())
                likely.add(thinker.seen.seats, world, weight * thinker.likelihood.of(world));
            const Holdings counted = thinker.counted(400);
            QCOMPARE(counted.worlds, 400.0);
            for (const auto& [held, weight] : likely.with) {
                const auto found = counted.with.find(held);
                const double times = found != counted.with.end() ? found->second : 0;
                QVERIFY(std::abs(times / counted.worlds - weight / likely.worlds) < 0.02);
            }
        }
    }

    void a_world_is_judged_as_if_there_were_no_other()
    {
        for (const auto& [cards, inTrick] :
            { std::pair { 6, 2 }, std::pair { 4, 1 }, std::pair { 2, 3 } })
            for (std::uint64_t seed = 100; seed <= 600; seed += 100) {
                Thinker thinker(handWithCards(seed, cards, inTrick));
                for (int i = 0; i < 50; ++i) {
                    const World world = thinker.sampler.draw(thinker.rng).value();
                    Likelihood fresh(thinker.seen, thinker.table, thinker.opponents);
                    QCOMPARE(thinker.likelihood.of(world), fresh.of(world));
                    for (const Seat seat : thinker.seen.seats)
                        QVERIFY(
                            thinker.likelihood.ways()[seat].values == fresh.ways()[seat].values);
                }
            }
    }

    void a_stopped_search_has_tried_at_least_one_world()
    {
        Thinker thinker(handWithCards(100, 6, 2));
        QVERIFY(thinker.counted(500, [] { return true; }).worlds >= 1);
    }
};

REGISTER_TEST(LikelyWorldsTest)
#include "likely_worlds_test.moc"
