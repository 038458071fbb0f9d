// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/score_keeping/stand_ins.h"

namespace sheepshead {

namespace {

void standForLeaster(LeasterOutcome& outcome, const NamedResult& result)
{
    for (const Seat seat : result.playing)
        outcome.points[seat] = { result.named.contains(seat) ? 0 : 2 };
    if (result.trickless)
        for (const Seat seat : result.named)
            outcome.tricks[seat] = 0;
}

void standForMoster(LeasterOutcome& outcome, const NamedResult& result)
{
    for (const Seat seat : result.named)
        outcome.points[seat] = { 120 };
    if (result.everyTrick)
        for (const Seat seat : result.playing - result.named)
            outcome.tricks[seat] = 0;
}

/// Without a winner all have the same.
void standForMittler(LeasterOutcome& outcome, const NamedResult& result)
{
    if (result.named.empty())
        return;
    int below = result.playing.size() / 2;
    for (const Seat seat : result.playing - result.named)
        outcome.points[seat] = { below-- > 0 ? 0 : 4 };
    for (const Seat seat : result.named)
        outcome.points[seat] = { 2 };
}

} // namespace

Points standIn(Tier tier)
{
    switch (tier) {
    case Tier::WonAllTricks:
        return { 120 };
    case Tier::WonSchneider:
        return { 95 };
    case Tier::Won:
        return { 65 };
    case Tier::Lost:
        return { 55 };
    case Tier::LostSchneider:
        return { 25 };
    case Tier::LostNoTrick:
        return { 0 };
    }
    return {};
}

void standFor(LeasterOutcome& outcome, const NamedResult& result)
{
    for (const Seat seat : result.playing)
        outcome.tricks[seat] = 1;
    switch (outcome.game) {
    case NoPickGame::Leaster:
        return standForLeaster(outcome, result);
    case NoPickGame::Moster:
        return standForMoster(outcome, result);
    case NoPickGame::Mittler:
        return standForMittler(outcome, result);
    case NoPickGame::Schneidster:
        for (const Seat seat : result.playing)
            outcome.points[seat] = { result.named.contains(seat) ? 30 : 31 };
        return;
    }
}

void standFor(SchwanzerOutcome& outcome, const NamedResult& result)
{
    constexpr int highestPower = 31;
    for (const Seat seat : result.playing)
        outcome.highestTrump[seat] = -1;
    for (const Seat seat : result.named) {
        outcome.count[seat] = 3;
        outcome.highestTrump[seat] = highestPower;
    }
}

void standFor(TwoHandedOutcome& outcome, const NamedResult& result, Tier tier)
{
    const int most = standIn(tier).value;
    for (const Seat seat : result.playing) {
        const bool won = result.named.contains(seat);
        const int points = result.named.empty() ? 60 : won ? most : 120 - most;
        outcome.points[seat] = { points };
        outcome.tricks[seat] = won || tier != Tier::WonAllTricks ? 8 : 0;
    }
}

} // namespace sheepshead
