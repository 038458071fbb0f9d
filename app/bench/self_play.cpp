// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/self_play.h"

#include "engine/match/match.h"
#include "engine/players/rule/rule_player.h"

#include <chrono>

namespace sheepshead::bench {

namespace {

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
