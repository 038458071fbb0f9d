// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/phases/ending.h"

#include "engine/hand/phases/leaster.h"
#include "engine/hand/sides.h"

namespace sheepshead::ending {

namespace {

int tricksOf(const HandData& hand, SeatSet seats)
{
    int tricks = 0;
    for (const Seat seat : seats)
        tricks += hand.play.tricks(seat);
    return tricks;
}

int tricksPlayed(const HandData& hand) { return tricksOf(hand, hand.seats); }

/// BURY-1: every bury counts for its seat's side.
Points pointsOf(const HandData& hand, SeatSet seats)
{
    Points points;
    CardSet buried;
    for (const Seat seat : seats) {
        points += hand.play.points(seat);
        buried |= hand.buried[seat];
    }
    for (const Card card : buried) // few
        points += card.points();
    return points;
}

SheepsheadBet betOf(const HandData& hand)
{
    if (!hand.sheepshead)
        return SheepsheadBet::None;
    const bool made = tricksOf(hand, hand.makers) == hand.tricksToPlay();
    return made ? SheepsheadBet::Made : SheepsheadBet::Missed;
}

PickedOutcome pickedOutcome(const HandData& hand)
{
    PickedOutcome outcome { .picker = sides::namedMaker(hand) };
    outcome.partners = hand.makers;
    outcome.partners.remove(outcome.picker);
    const int tricks = tricksOf(hand, hand.makers);
    outcome.makersPoints = pointsOf(hand, hand.makers);
    outcome.makersTookNoTrick = tricks == 0;
    outcome.makersTookAllTricks = tricks == tricksPlayed(hand);
    outcome.pickerTookNoTrick = hand.play.tricks(outcome.picker) == 0;
    outcome.forcedPick = hand.forcedPick;
    outcome.blindPick = hand.blindPick;
    outcome.doubler = hand.doubler;
    outcome.raises = hand.raises();
    outcome.sheepshead = betOf(hand);
    return outcome;
}

IndianaOutcome indianaOutcome(const HandData& hand)
{
    IndianaOutcome outcome { .bidder = *hand.picker, .solo = hand.solo };
    for (const Seat maker : hand.makers)
        if (maker != outcome.bidder)
            outcome.partner = maker;
    const int tricks = tricksOf(hand, hand.makers);
    outcome.biddersPoints = pointsOf(hand, hand.makers);
    outcome.biddersTookNoTrick = tricks == 0;
    outcome.biddersTookAllTricks = tricks == tricksPlayed(hand);
    return outcome;
}

TwoHandedOutcome twoHandedOutcome(const HandData& hand)
{
    TwoHandedOutcome outcome;
    for (const Seat seat : hand.seats) {
        outcome.points[seat] = hand.play.points(seat);
        outcome.tricks[seat] = hand.play.tricks(seat);
    }
    return outcome;
}

/// 4H-4: until two queens have fallen no seat has a side that could forfeit the hand.
bool isEachForHimself(const HandData& hand, bool reneged)
{
    const bool open = hand.variant->partner == Partner::FirstQueens && hand.partnerCards.size() < 2;
    return hand.noPickGame || (reneged && open);
}

struct Accuse {
    Seat guilty;
    void operator()(SchwanzerOutcome&) const { }
    void operator()(auto& outcome) const { outcome.reneged = guilty; }
};

} // namespace

Outcome outcomeOf(const HandData& hand, bool reneged)
{
    if (isEachForHimself(hand, reneged))
        return leaster::outcome(hand);
    if (hand.bid)
        return indianaOutcome(hand);
    if (hand.makers.empty())
        return twoHandedOutcome(hand);
    return pickedOutcome(hand);
}

bool isDecidedEarly(const HandData& hand)
{
    if (!hand.sheepshead && hand.solo != SoloKind::Billy)
        return false;
    const int makersTricks = tricksOf(hand, hand.makers);
    const bool betLost = hand.sheepshead && makersTricks < tricksPlayed(hand);
    const bool billyLost = hand.solo == SoloKind::Billy && makersTricks > 0;
    return betLost || billyLost;
}

void finish(HandData& hand, std::optional<Seat> reneged, EventSink events)
{
    Outcome outcome = outcomeOf(hand, reneged.has_value());
    if (reneged) {
        events.push_back(RenegeFound { *reneged });
        std::visit(Accuse { *reneged }, outcome);
    }
    score(hand, outcome, events);
}

void score(HandData& hand, const Outcome& outcome, EventSink events)
{
    HandScored& scored = hand.scored.emplace();
    scored.outcome = outcome;
    scored.scores = scoreHand(outcome, hand.seats, *hand.variant);
    scored.blind = hand.deal.blind;
    scored.under = hand.under;
    scored.raised = hand.raised;
    for (const Seat seat : hand.seats) {
        scored.buried |= hand.buried[seat];
        scored.hands[seat] = hand.handOf(seat);
    }
    hand.phase = Phase::Over;
    events.push_back(scored);
}

} // namespace sheepshead::ending
