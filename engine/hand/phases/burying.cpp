// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/phases/burying.h"

#include "engine/hand/phases/calling.h"
#include "engine/rules/partner_cards.h"

#include <algorithm>

namespace sheepshead::burying {

namespace {

bool isPicker(const HandData& hand) { return hand.turn == hand.picker; }

bool leavesCall(const HandData& hand, CardSet cards)
{
    HandData after = hand;
    after.hands[*hand.picker] -= cards;
    after.buried[*hand.picker] = cards;
    return calling::anyLegal(after);
}

/// JACK-BURY: a picker without a partner keeps the jack in play. Calling another jack gives one.
bool buriesLoneJack(const HandData& hand, CardSet cards)
{
    const Variant& variant = *hand.variant;
    return isPicker(hand) && partnerJackOf(variant) && !variant.buryPartnerJackAlone
        && cards.contains(*partnerJackOf(variant)) && !leavesCall(hand, cards);
}

/// Walks all ways to choose `count` of the cards, in a fixed order.
template <class Visit>
void forEachChoice(CardSet cards, int count, CardSet chosen, const Visit& visit)
{
    if (count == 0)
        return visit(chosen);
    CardSet rest = cards;
    for (const Card card : cards) {
        rest.remove(card);
        if (rest.size() + 1 >= count)
            forEachChoice(rest, count - 1, chosen.with(card), visit);
    }
}

int countToBury(const HandData& hand) { return hand.taken[hand.turn].size(); }

bool anyBuryLeavesCall(const HandData& hand)
{
    bool found = false;
    forEachChoice(hand.hands[hand.turn], countToBury(hand), {},
        [&](CardSet cards) { found = found || leavesCall(hand, cards); });
    return found;
}

/// BURY-2 binds only a picker who may not go alone.
bool callMustRemain(const HandData& hand)
{
    return isPicker(hand) && callsCard(*hand.variant) && !hand.variant->alone
        && anyBuryLeavesCall(hand);
}

/// 7H-3: the partner is not buried by the picker's neighbour.
bool neighbourBuriesPartner(const HandData& hand, CardSet cards)
{
    return !isPicker(hand) && hand.variant->partner == Partner::JackOfDiamonds
        && cards.contains(jackOfDiamonds);
}

std::optional<Refusal> whyNotCards(const HandData& hand, CardSet cards, bool callNeeded)
{
    if (cards.size() != countToBury(hand))
        return Refusal::WrongNumberToBury;
    if (!hand.hands[hand.turn].containsAll(cards))
        return Refusal::NotYourCard;
    if (neighbourBuriesPartner(hand, cards) || buriesLoneJack(hand, cards))
        return Refusal::PartnerJackStays;
    if (callNeeded && !leavesCall(hand, cards))
        return Refusal::BuryLeavesNoCall;
    return std::nullopt;
}

/// 7H-2: the two bury together, and perhaps openly to each other.
std::optional<Seat> viewerOfBury(const HandData& hand)
{
    if (hand.variant->partner != Partner::Neighbour || !hand.variant->buryTogetherOpen)
        return std::nullopt;
    return isPicker(hand) ? hand.pickersLeft() : *hand.picker;
}

bool neighbourIsNext(const HandData& hand)
{
    return isPicker(hand) && !hand.taken[hand.pickersLeft()].empty();
}

} // namespace

void legal(const HandData& hand, Choices& choices)
{
    const bool callNeeded = callMustRemain(hand);
    if (!callNeeded && !partnerJackOf(*hand.variant))
        return choices.setBuries(hand.hands[hand.turn], countToBury(hand));
    forEachChoice(hand.hands[hand.turn], countToBury(hand), {}, [&](CardSet cards) {
        if (!whyNotCards(hand, cards, callNeeded))
            choices.add(Bury { cards });
    });
}

std::optional<Refusal> whyNot(const HandData& hand, const Action& action)
{
    const auto* const bury = std::get_if<Bury>(&action);
    if (bury == nullptr)
        return Refusal::NotNow;
    return whyNotCards(hand, bury->cards, callMustRemain(hand));
}

void apply(HandData& hand, const Action& action, EventSink events)
{
    const CardSet cards = std::get<Bury>(action).cards;
    hand.hands[hand.turn] -= cards;
    hand.buried[hand.turn] = cards;
    const CardSet open = cards & hand.blitzed;
    events.push_back(Buried { hand.turn, cards, cards.size(), viewerOfBury(hand), open });
    if (neighbourIsNext(hand))
        hand.turn = hand.pickersLeft();
    else
        calling::begin(hand, events);
}

} // namespace sheepshead::burying
