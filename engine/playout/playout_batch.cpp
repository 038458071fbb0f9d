// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/playout_batch.h"

#include "engine/playout/lockstep.h"

namespace sheepshead {

namespace {

/// Alone a position takes about as long as two or three do together with others.
constexpr std::size_t fewestTogether = 3;

// What lockstep.h knows. Each function names all that there is: a partner, a duty or anything else
// that is new does not compile until it is told here whether it is played together.

bool isKnown(Partner partner)
{
    switch (partner) {
    case Partner::CalledAce:
    case Partner::JackOfDiamonds:
    case Partner::JackOfClubs:
    case Partner::None:
    case Partner::JackAndAce:
    case Partner::Neighbour:
    case Partner::QueenOfClubsAndSeven:
    case Partner::BlackQueens:
    case Partner::QueenJackSeven:
    case Partner::BidCall:
    case Partner::Across:
        return true;
    case Partner::FirstTrick:
    case Partner::FirstQueens:
        break;
    }
    return false;
}

bool isKnown(const CallDuty& duty)
{
    const auto& [suit, called, picker, partner, pickerHolds, aceIsHold, tenBeatsAce, running] =
        duty;
    return !aceIsHold;
}

bool isKnown(const PlaySetting& setting)
{
    const auto& [variant, trumps, above, height, deck, seats, picker, fallingQueens, partnerCards,
        calledCard, hiddenMakers, alone, blindPick, everyoneForHimself, pointsAreBad, blindTrick,
        duty, outcome] = setting;
    return seats.size() >= 3 && seats.size() <= 6 && trumps.usual() && !pointsAreBad
        && variant.layout().piles == 0 && isKnown(variant->partner) && isKnown(duty);
}

int cardsIn(const PlayPosition& position, SeatSet seats)
{
    int cards = 0;
    for (const Seat seat : seats)
        cards += position.play.hand(seat).size();
    return cards;
}

} // namespace

PlayoutBatch::PlayoutBatch(const PlaySetting& setting)
    : setting_(setting)
    , playout_(setting)
    , together_(isKnown(setting))
{
}

/// No under is still to come, or in the trick; only the picker knows cards that lie aside.
bool PlayoutBatch::suits(const PlayPosition& position) const
{
    const auto& [play, makers, known, gone, aside, voids, tricksBefore, tricksDone, makersBury,
        blind, suspicion] = position;
    if (!together_ || play.over() || play.under() || play.trick().size() != play.cardsInTrick())
        return false;
    for (const Seat seat : setting_.seats)
        if (seat != setting_.picker && !aside[seat].empty())
            return false;
    return true;
}

void PlayoutBatch::finish(std::span<Unfinished> tasks)
{
    for (Unfinished& task : tasks) {
        if (suits(task.position))
            byCards_[static_cast<std::size_t>(cardsIn(task.position, setting_.seats))].push_back(
                &task);
        else
            finishAlone(task);
    }
    for (auto& alike : byCards_) {
        for (std::span<Unfinished* const> rest = alike; !rest.empty();) {
            const auto next = rest.first(std::min(rest.size(), laneCount));
            rest = rest.subspan(next.size());
            finishTogether(next);
        }
        alike.clear();
    }
}

void PlayoutBatch::finishAlone(Unfinished& task)
{
    playout_.setCompany(task.company);
    playout_.finish(task.position);
}

void PlayoutBatch::finishTogether(std::span<Unfinished* const> tasks)
{
    if (tasks.size() < fewestTogether) {
        for (Unfinished* const task : tasks)
            finishAlone(*task);
        return;
    }
    switch (setting_.seats.size()) {
    case 3:
        return Lockstep<3>(setting_, tasks).finish();
    case 4:
        return Lockstep<4>(setting_, tasks).finish();
    case 5:
        return Lockstep<5>(setting_, tasks).finish();
    default:
        return Lockstep<6>(setting_, tasks).finish();
    }
}

} // namespace sheepshead
