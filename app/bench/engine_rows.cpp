// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/engine_rows.h"

#include "app/bench/processor_time.h"
#include "engine/match/match.h"
#include "engine/players/rule/rule_player.h"
#include "engine/playout/playout_batch.h"
#include "engine/support/quick_rng.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <thread>

namespace sheepshead::bench {

namespace {

double perSecond(int count, double milliseconds) { return 1000 * count / milliseconds; }

/// A picked hand at the first lead.
HandState atFirstLead()
{
    RulePlayer player;
    for (std::uint64_t seed = 1;; ++seed) {
        HandState hand =
            HandState::fromDeal(CheckedVariant(), dealFromSeed(CheckedVariant(), seed, seatAt(4)))
                .value();
        while (hand.toAct() && hand.phase() != Phase::Playing)
            hand.apply(player.choose(hand.observation(*hand.toAct()), hand.legalActions(), {}));
        if (hand.toAct() && hand.picker())
            return hand;
    }
}

void playAtRandom(const HandState& hand, int playouts)
{
    const TrumpOrder& trumps = hand.data().trumps();
    QuickRng rng(1);
    for (int i = 0; i < playouts; ++i) {
        Playing play = hand.data().play;
        while (!play.over()) {
            const CardSet legal = play.legal();
            const auto count = static_cast<std::uint32_t>(legal.size());
            play.play(trumps, legal.fromBelow(static_cast<int>(rng.below(count))));
        }
    }
}

/// As many at once as a decision of the players asks for.
void playByPolicy(const HandState& hand, int playouts)
{
    constexpr int atOnce = 400;
    const PlaySetting setting = settingOf(hand);
    const Unfinished start { positionOf(hand, setting), Playout(setting).company() };
    PlayoutBatch batch(setting);
    std::vector<Unfinished> tasks;
    for (int left = playouts; left > 0; left -= atOnce) {
        tasks.assign(static_cast<std::size_t>(std::min(left, atOnce)), start);
        batch.finish(tasks);
    }
}

/// Every decision of every phase, up to the score.
void playOutAtRandom(HandState& hand, Choices& choices, QuickRng& rng)
{
    while (!hand.over()) {
        hand.findChoices(choices);
        const auto count = static_cast<std::uint32_t>(choices.size());
        hand.applySilently(choices, static_cast<int>(rng.below(count)));
    }
}

double wallSeconds(const auto& work)
{
    const auto begun = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

void play(Match& match, RulePlayer& player)
{
    HandState hand = match.dealHand();
    while (const auto seat = hand.toAct()) {
        const auto legal = hand.legalActions();
        hand.apply(player.choose(hand.observation(*seat), legal, {}));
    }
    match.finish(hand);
}

} // namespace

double randomHandsPerSecond(int hands)
{
    const CheckedVariant variant;
    std::vector<Card> deck = unshuffledDeck(variant);
    HandState hand = HandState::fromDeal(variant, dealtFrom(variant, deck, seatAt(0))).value();
    QuickRng rng(1);
    Choices choices;
    const double begun = processorMilliseconds();
    for (int i = 0; i < hands; ++i) {
        rng.shuffle<Card>(deck);
        hand.dealAgain(dealtFrom(variant, deck, seatAt(i % 5)));
        playOutAtRandom(hand, choices, rng);
    }
    return perSecond(hands, processorMilliseconds() - begun);
}

double randomPlayoutsPerSecond(int playouts)
{
    const HandState hand = atFirstLead();
    const double begun = processorMilliseconds();
    playAtRandom(hand, playouts);
    return perSecond(playouts, processorMilliseconds() - begun);
}

double policyPlayoutsPerSecond(int playouts)
{
    const HandState hand = atFirstLead();
    const double begun = processorMilliseconds();
    playByPolicy(hand, playouts);
    return perSecond(playouts, processorMilliseconds() - begun);
}

double twoThreadsOverOne(int playouts)
{
    constexpr int rounds = 5;
    const HandState hand = atFirstLead();
    const auto work = [&] { playByPolicy(hand, playouts / rounds); };
    double alone = std::numeric_limits<double>::max();
    double together = alone;
    for (int round = 0; round < rounds; ++round) {
        alone = std::min(alone, wallSeconds(work));
        together = std::min(together, wallSeconds([&] {
            std::jthread other(work);
            work();
        }));
    }
    return 2 * alone / together;
}

double handsPerSecond(int hands)
{
    Match match(CheckedVariant(), 1, seatAt(0));
    RulePlayer player;
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < hands; ++i)
        play(match, player);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
    return hands / taken.count();
}

} // namespace sheepshead::bench
