// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/phases/raising.h"

#include "engine/hand/phases/calling.h"
#include "engine/hand/phases/trick_play.h"
#include "engine/hand/stake_so_far.h"

#include <algorithm>
#include <array>

namespace sheepshead::raising {

namespace {

constexpr std::array pairs { BlitzPair::BlackQueens, BlitzPair::RedQueens, BlitzPair::BlackJacks,
    BlitzPair::AllJacks };

bool isPlayed(const Variant& variant, BlitzPair pair)
{
    switch (pair) {
    case BlitzPair::BlackQueens:
        return variant.blitzBlackQueens;
    case BlitzPair::RedQueens:
        return variant.blitzRedQueens;
    case BlitzPair::BlackJacks:
        return variant.blitzBlackJacks;
    case BlitzPair::AllJacks:
        return variant.blitzAllJacks;
    }
    return false;
}

int capOf(RaiseCap cap)
{
    switch (cap) {
    case RaiseCap::Four:
        return 4;
    case RaiseCap::Eight:
        return 8;
    case RaiseCap::Sixteen:
        return 16;
    case RaiseCap::SixtyFour:
        return 64;
    case RaiseCap::None:
        break;
    }
    return 1 << 16; // more than there are cards to show and seats to crack
}

/// CRACK-WHO: defenders who had no chance to pick, or all. The partner is never asked.
SeatSet crackers(const HandData& hand)
{
    const bool open = hand.variant->crack != Cracking::Off
        && (hand.crackers.empty() || hand.variant->crack == Cracking::Several);
    SeatSet seats;
    if (!open)
        return seats;
    for (const Seat seat : hand.seats)
        if ((hand.variant->crackAfterPass || !hand.passed.contains(seat))
            && !hand.makers.contains(seat))
            seats.add(seat);
    return seats;
}

/// RECRACK and CORNER: one answer a hand.
SeatSet answerers(const HandData& hand)
{
    SeatSet seats;
    if (hand.crackers.empty() || hand.crackAnswered)
        return seats;
    for (const Seat maker : hand.makers) {
        const bool picker = maker == hand.picker;
        if (picker ? hand.variant->recrack : hand.variant->crackAroundTheCorner)
            seats.add(maker);
    }
    return seats;
}

/// The pairs that a seat may show now. At the pick they are pairs of the hand as it was dealt.
std::vector<BlitzPair> pairsNow(const HandData& hand, Seat seat)
{
    auto held = pairsOf(hand, seat);
    if (hand.raiseStage == RaiseStage::AtPick)
        std::erase_if(held, [&](BlitzPair pair) {
            return seat == hand.picker || !hand.deal.hands[seat].containsAll(cardsOf(pair));
        });
    return held;
}

bool isTimeToBlitz(const HandData& hand)
{
    switch (hand.variant->blitzWhen) {
    case BlitzWhen::AfterCrack:
        return hand.raiseStage == RaiseStage::Blitz && !hand.crackers.empty();
    case BlitzWhen::BeforeLead:
        return hand.raiseStage == RaiseStage::Blitz;
    case BlitzWhen::BeforePick:
        return hand.raiseStage == RaiseStage::AtPick;
    case BlitzWhen::InPlay:
        break;
    }
    return false;
}

SeatSet blitzers(const HandData& hand)
{
    SeatSet seats;
    if (!isTimeToBlitz(hand))
        return seats;
    for (const Seat seat : hand.seats)
        if (!pairsNow(hand, seat).empty())
            seats.add(seat);
    return seats;
}

SeatSet candidates(const HandData& hand)
{
    switch (hand.raiseStage) {
    case RaiseStage::AtPick:
        return blitzers(hand);
    case RaiseStage::Crack:
        return crackers(hand);
    case RaiseStage::Answer:
        return answerers(hand);
    case RaiseStage::Blitz:
        return blitzers(hand);
    case RaiseStage::Done:
        break;
    }
    return {};
}

SeatSet notAsked(SeatSet seats, SeatSet asked)
{
    SeatSet rest;
    for (const Seat seat : seats)
        if (!asked.contains(seat))
            rest.add(seat);
    return rest;
}

/// CRACK-1 and BLITZ: in seat order after the picker. The picker answers before the partner.
Seat askedFirst(const HandData& hand)
{
    const bool pickerIsLast =
        hand.raiseStage == RaiseStage::Crack || hand.raiseStage == RaiseStage::AtPick;
    return pickerIsLast ? hand.pickersLeft() : *hand.picker;
}

Seat leader(const HandData& hand)
{
    return hand.variant->firstLead == FirstLead::PickersLeft ? hand.pickersLeft()
                                                             : hand.dealersLeft();
}

/// Gives the turn to a seat that may make the raise of this stage; false if there is none.
bool askSeat(HandData& hand)
{
    const SeatSet rest = notAsked(candidates(hand), hand.asked);
    return mayRaise(hand) && askNext(hand, rest, askedFirst(hand));
}

void askOrPlay(HandData& hand)
{
    hand.phase = Phase::Raising;
    while (hand.raiseStage != RaiseStage::Done) {
        if (askSeat(hand))
            return;
        hand.raiseStage = static_cast<RaiseStage>(static_cast<int>(hand.raiseStage) + 1);
        hand.asked = {};
    }
    trick_play::begin(hand, leader(hand));
}

void askAtPickOrBury(HandData& hand, EventSink events)
{
    hand.phase = Phase::Raising;
    if (askSeat(hand))
        return;
    hand.phase = Phase::Burying;
    hand.turn = *hand.picker;
    if (hand.blindPick) // nothing was taken and nothing is chosen, so the call comes next
        calling::begin(hand, events);
}

RaiseKind kindOf(const HandData& hand)
{
    if (hand.raiseStage == RaiseStage::Crack)
        return RaiseKind::Crack;
    return hand.turn == hand.picker ? RaiseKind::Recrack : RaiseKind::AroundTheCorner;
}

void crack(HandData& hand, EventSink events)
{
    const RaiseKind kind = kindOf(hand);
    const Cracked event { hand.turn, kind, 2 * stakeFactorSoFar(hand) };
    hand.raised.push_back(event);
    events.push_back(event);
    if (kind == RaiseKind::Crack) {
        hand.crackers.add(hand.turn);
        return;
    }
    hand.crackAnswered = true;
    if (kind == RaiseKind::AroundTheCorner) { // which shows who the partner is
        hand.openMakers.add(hand.turn);
        events.push_back(PartnerRevealed { hand.turn });
    }
}

} // namespace

bool mayRaise(const HandData& hand)
{
    return (2 << hand.raises()) <= capOf(hand.variant->raiseCap);
}

Refusal whyNoRaise(const HandData& hand)
{
    return mayRaise(hand) ? Refusal::CannotRaise : Refusal::RaiseCapReached;
}

CardSet cardsOf(BlitzPair pair)
{
    if (pair == BlitzPair::AllJacks)
        return { { Rank::Jack, Suit::Clubs }, { Rank::Jack, Suit::Spades },
            { Rank::Jack, Suit::Hearts }, { Rank::Jack, Suit::Diamonds } };
    const Rank rank = pair == BlitzPair::BlackJacks ? Rank::Jack : Rank::Queen;
    if (pair == BlitzPair::RedQueens)
        return { { rank, Suit::Hearts }, { rank, Suit::Diamonds } };
    return { { rank, Suit::Clubs }, { rank, Suit::Spades } };
}

std::vector<BlitzPair> pairsOf(const HandData& hand, Seat seat)
{
    std::vector<BlitzPair> held;
    for (const BlitzPair pair : pairs)
        if (isPlayed(*hand.variant, pair) && hand.hands[seat].containsAll(cardsOf(pair))
            && !hand.blitzed.meets(cardsOf(pair))
            && !(hand.under && cardsOf(pair).contains(*hand.under)))
            held.push_back(pair);
    return held;
}

void showPair(HandData& hand, Seat seat, BlitzPair pair, EventSink events)
{
    const Blitzed event { seat, pair, 2 * stakeFactorSoFar(hand) };
    hand.raised.push_back(event);
    hand.blitzed |= cardsOf(pair);
    events.push_back(event);
}

void beginAtPick(HandData& hand, EventSink events)
{
    hand.asked = {};
    hand.raiseStage = RaiseStage::AtPick;
    askAtPickOrBury(hand, events);
}

void begin(HandData& hand, EventSink)
{
    hand.asked = {};
    hand.raiseStage = hand.picker && !hand.bid ? RaiseStage::Crack : RaiseStage::Done;
    askOrPlay(hand);
}

void legal(const HandData& hand, Choices& choices)
{
    choices.add(Decline {});
    if (hand.raiseStage == RaiseStage::Crack || hand.raiseStage == RaiseStage::Answer)
        choices.add(Crack {});
    else
        for (const BlitzPair pair : pairsNow(hand, hand.turn))
            choices.add(Blitz { pair });
}

std::optional<Refusal> whyNot(const HandData& hand, const Action& action)
{
    Choices choices;
    legal(hand, choices);
    const auto allowed = choices.list();
    if (std::ranges::find(allowed, action) != allowed.end())
        return std::nullopt;
    const bool raise =
        std::holds_alternative<Crack>(action) || std::holds_alternative<Blitz>(action);
    return raise ? whyNoRaise(hand) : Refusal::NotNow;
}

void apply(HandData& hand, const Action& action, EventSink events)
{
    if (const auto* blitz = std::get_if<Blitz>(&action))
        showPair(hand, hand.turn, blitz->pair, events); // and perhaps another pair
    else {
        hand.asked.add(hand.turn);
        if (std::holds_alternative<Crack>(action))
            crack(hand, events);
    }
    if (hand.isRaisedAtPick())
        askAtPickOrBury(hand, events);
    else
        askOrPlay(hand);
}

} // namespace sheepshead::raising
