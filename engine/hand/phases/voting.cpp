// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/phases/voting.h"

#include "engine/hand/phases/leaster.h"

namespace sheepshead::voting {

namespace {

/// The most votes; a leaster where they are equal, as nothing is doubled without a majority.
void count(HandData& hand, EventSink events)
{
    int doublers = 0;
    for (const Seat seat : hand.seats)
        doublers += hand.votes[seat] == NoPick::Doubler ? 1 : 0;
    if (2 * doublers > hand.seats.size())
        throwIn(hand, ThrowIn::Doubler, events);
    else
        leaster::begin(hand, NoPickGame::Leaster, events);
}

} // namespace

void begin(HandData& hand)
{
    hand.phase = Phase::Voting;
    hand.turn = hand.dealersLeft();
}

void legal(const HandData&, Choices& choices)
{
    choices.add(Vote { NoPick::Leaster });
    choices.add(Vote { NoPick::Doubler });
}

std::optional<Refusal> whyNot(const HandData&, const Action& action)
{
    const auto* const vote = std::get_if<Vote>(&action);
    const bool fine =
        vote != nullptr && (vote->forGame == NoPick::Leaster || vote->forGame == NoPick::Doubler);
    return fine ? std::nullopt : std::optional(Refusal::NotNow);
}

void apply(HandData& hand, const Action& action, EventSink events)
{
    const NoPick game = std::get<Vote>(action).forGame;
    hand.votes[hand.turn] = game;
    events.push_back(Voted { hand.turn, game });
    hand.turn = hand.seats.nextAfter(hand.turn);
    if (hand.votes[hand.turn])
        count(hand, events);
}

} // namespace sheepshead::voting
