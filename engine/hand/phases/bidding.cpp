// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/phases/bidding.h"

#include "engine/hand/phases/called_card.h"
#include "engine/hand/phases/calling.h"

namespace sheepshead::bidding {

namespace {

/// A bidder who bids a call must have something to call.
bool canCall(const HandData& hand)
{
    HandData bidder = hand;
    bidder.picker = hand.turn;
    bool found = false;
    called_card::forEachLegal(bidder, [&](const Call&) { found = true; });
    return found;
}

std::optional<Refusal> whyNotBid(const HandData& hand, BidKind kind)
{
    if (kind == BidKind::Solo)
        return std::nullopt;
    if (hand.bid)
        return Refusal::CallWasBid;
    return canCall(hand) ? std::nullopt : std::optional(Refusal::NoCallPossible);
}

void take(HandData& hand, BidKind kind, EventSink events)
{
    hand.bid = kind;
    hand.picker = hand.turn;
    events.push_back(BidMade { hand.turn, kind });
}

/// First bid wins, or a solo may still go over a call.
bool isDecided(const HandData& hand)
{
    return hand.bid == BidKind::Solo || (hand.bid && hand.variant->overcall == Overcall::FirstBid);
}

} // namespace

void legal(const HandData& hand, Choices& choices)
{
    choices.add(Pass {});
    for (const BidKind kind : { BidKind::Call, BidKind::Solo })
        if (!whyNotBid(hand, kind))
            choices.add(Bid { kind });
}

std::optional<Refusal> whyNot(const HandData& hand, const Action& action)
{
    if (std::holds_alternative<Pass>(action))
        return std::nullopt;
    const auto* const bid = std::get_if<Bid>(&action);
    return bid == nullptr ? Refusal::NotNow : whyNotBid(hand, bid->kind);
}

void apply(HandData& hand, const Action& action, EventSink events)
{
    if (const auto* bid = std::get_if<Bid>(&action))
        take(hand, bid->kind, events);
    else {
        hand.passed.add(hand.turn);
        events.push_back(Passed { hand.turn });
    }
    const bool lastSpoke = hand.seats.nextAfter(hand.turn) == hand.dealersLeft();
    if (isDecided(hand) || (lastSpoke && hand.bid))
        return calling::begin(hand, events);
    if (lastSpoke)
        return throwIn(hand, ThrowIn::Redeal, events); // 4H-5: thrown in, next dealer
    hand.turn = hand.seats.nextAfter(hand.turn);
}

} // namespace sheepshead::bidding
