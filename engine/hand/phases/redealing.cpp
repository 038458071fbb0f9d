// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/phases/redealing.h"

#include "engine/hand/phases/partner_calling.h"
#include "engine/hand/phases/trick_play.h"
#include "engine/hand/sides.h"
#include "engine/rules/partner_cards.h"

namespace sheepshead::redealing {

namespace {

void open(HandData& hand, EventSink events)
{
    switch (hand.variant.layout().opening) {
    case Opening::Picking:
        hand.phase = Phase::Picking;
        break;
    case Opening::Bidding:
        hand.phase = Phase::Bidding;
        break;
    case Opening::Lead:
        sides::addPartnerCards(hand, dealtPartnerCards(*hand.variant));
        if (hand.variant->partner == Partner::Across)
            sides::seatAcross(hand);
        partner_calling::begin(hand, events);
        break;
    }
    if (hand.phase == Phase::Picking || hand.phase == Phase::Bidding)
        hand.turn = hand.dealersLeft();
}

SeatSet holdersNotAsked(const HandData& hand)
{
    SeatSet seats;
    for (const Seat seat : hand.seats)
        if (!hand.asked.contains(seat) && isRedealHand(hand.hands[seat], hand.trumps()))
            seats.add(seat);
    return seats;
}

void askOrOpen(HandData& hand, EventSink events)
{
    hand.phase = Phase::Redealing;
    if (!askNext(hand, holdersNotAsked(hand), hand.dealersLeft()))
        open(hand, events);
}

void show(HandData& hand, Seat seat, EventSink events)
{
    events.push_back(RedealHandShown { seat, hand.hands[seat] });
    throwIn(hand, ThrowIn::RedealHand, events);
}

} // namespace

std::optional<Seat> holder(const HandData& hand)
{
    Seat seat = hand.deal.dealer;
    for (int i = 0; i < hand.seats.size(); ++i) {
        seat = hand.seats.nextAfter(seat);
        if (isRedealHand(hand.hands[seat], hand.trumps()))
            return seat;
    }
    return std::nullopt;
}

void begin(HandData& hand, EventSink events)
{
    const bool piles = hand.variant.layout().piles > 0;
    const auto seat = piles ? std::nullopt : holder(hand);
    if (!seat || hand.variant->redealHand == RedealHand::Off)
        open(hand, events);
    else if (hand.variant->redealHand == RedealHand::Mandatory)
        show(hand, *seat, events);
    else
        askOrOpen(hand, events);
}

void legal(const HandData&, Choices& choices)
{
    choices.add(AskRedeal {});
    choices.add(Decline {});
}

std::optional<Refusal> whyNot(const HandData&, const Action& action)
{
    const bool fine =
        std::holds_alternative<AskRedeal>(action) || std::holds_alternative<Decline>(action);
    return fine ? std::nullopt : std::optional(Refusal::NotNow);
}

void apply(HandData& hand, const Action& action, EventSink events)
{
    if (std::holds_alternative<AskRedeal>(action))
        return show(hand, hand.turn, events);
    hand.asked.add(hand.turn);
    askOrOpen(hand, events);
}

} // namespace sheepshead::redealing
