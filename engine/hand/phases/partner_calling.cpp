// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/phases/partner_calling.h"

#include "engine/hand/phases/trick_play.h"
#include "engine/hand/sides.h"
#include "engine/rules/partner_cards.h"

#include <array>

namespace sheepshead::partner_calling {

namespace {

constexpr Card sevenOfDiamonds { Rank::Seven, Suit::Diamonds };

/// Which cards are called one after another, for the pair that the caller holds.
constexpr std::array diamondLadder { Card(Rank::Eight, Suit::Diamonds),
    Card(Rank::Nine, Suit::Diamonds), Card(Rank::King, Suit::Diamonds),
    Card(Rank::Ten, Suit::Diamonds), Card(Rank::Ace, Suit::Diamonds) };
constexpr std::array jackLadder { Card(Rank::Jack, Suit::Hearts), Card(Rank::Jack, Suit::Spades),
    Card(Rank::Jack, Suit::Clubs) };

CardSet partnerCardsOf(const HandData& hand, Seat seat)
{
    return hand.hands[seat] & queenJackSeven;
}

std::optional<Seat> callerOf(const HandData& hand)
{
    for (const Seat seat : hand.seats)
        if (partnerCardsOf(hand, seat).size() >= 2)
            return seat;
    return std::nullopt;
}

/// With all three cards the diamonds are called first, then the jacks.
bool callsDiamondsAndJacks(const HandData& hand)
{
    return partnerCardsOf(hand, hand.turn).size() == 3;
}

std::optional<Card> firstToCall(const auto& ladder, CardSet notThese)
{
    for (const Card card : ladder)
        if (!notThese.contains(card))
            return card;
    return std::nullopt;
}

/// The next card of the ladder that the caller does not hold and that was not called before.
std::optional<Card> nextCard(const HandData& hand)
{
    const CardSet out = hand.hands[hand.turn] | hand.partnerCards;
    return hand.callsJacks ? firstToCall(jackLadder, out) : firstToCall(diamondLadder, out);
}

/// "It should always be 3 on 5": a call that finds a seat which is a partner already does not
/// count.
bool isLadderDone(const HandData& hand)
{
    return hand.makers.size() > hand.makersBeforeLadder || !nextCard(hand);
}

void beginLadder(HandData& hand, bool jacks)
{
    hand.callsJacks = jacks;
    hand.makersBeforeLadder = hand.makers.size();
}

/// With all three cards neither declining nor exhausting the diamonds ends the jacks.
void endLadder(HandData& hand)
{
    if (!hand.callsJacks && callsDiamondsAndJacks(hand)) {
        beginLadder(hand, true);
        if (nextCard(hand))
            return;
    }
    trick_play::begin(hand, hand.dealersLeft());
}

void call(HandData& hand, Card card, EventSink events)
{
    hand.openMakers.add(hand.turn);
    hand.called = card;
    events.push_back(Called { hand.turn, card });
    sides::addPartnerCards(hand, { card });
}

} // namespace

void begin(HandData& hand, EventSink)
{
    const bool called = hand.variant->partner == Partner::QueenJackSeven;
    const auto caller = called ? callerOf(hand) : std::nullopt;
    if (!caller)
        return trick_play::begin(hand, hand.dealersLeft());
    hand.phase = Phase::Calling;
    hand.turn = *caller;
    beginLadder(hand, !partnerCardsOf(hand, *caller).contains(sevenOfDiamonds));
}

void legal(const HandData& hand, Choices& choices)
{
    if (const auto card = nextCard(hand))
        choices.add(Call { *card });
    choices.add(Decline {});
}

std::optional<Refusal> whyNot(const HandData& hand, const Action& action)
{
    if (std::holds_alternative<Decline>(action))
        return std::nullopt;
    const auto* const wanted = std::get_if<Call>(&action);
    if (wanted == nullptr)
        return Refusal::NotNow;
    const bool fine = wanted->card == nextCard(hand) && !wanted->under;
    return fine ? std::nullopt : std::optional(Refusal::NotACallableCard);
}

void apply(HandData& hand, const Action& action, EventSink events)
{
    const auto* const wanted = std::get_if<Call>(&action);
    if (wanted != nullptr)
        call(hand, wanted->card, events);
    if (wanted == nullptr || isLadderDone(hand))
        endLadder(hand);
}

} // namespace sheepshead::partner_calling
