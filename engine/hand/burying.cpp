// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/burying.h"

#include "engine/hand/calling.h"

#include <algorithm>

namespace sheepshead::burying {

namespace {

bool leavesCall(const HandData& hand, CardSet cards)
{
    HandData after = hand;
    after.hands[*hand.picker] -= cards;
    after.buried = cards;
    return !calling::legal(after).empty();
}

/// JACK-BURY: without a partner the jack stays in play; whoever calls another jack has one.
bool buriesLoneJack(const HandData& hand, CardSet cards)
{
    const auto jack = calling::partnerJack(*hand.variant);
    const bool buriesIt = jack && cards.contains(*jack);
    return buriesIt && !hand.variant->buryPartnerJackAlone && !leavesCall(hand, cards);
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

bool anyBuryLeavesCall(const HandData& hand)
{
    bool found = false;
    forEachChoice(hand.hands[*hand.picker], hand.deal.blind.size(), {},
        [&](CardSet cards) { found = found || leavesCall(hand, cards); });
    return found;
}

/// BURY-2 binds only a picker who may not go alone.
bool callMustRemain(const HandData& hand)
{
    return hand.variant->partner == Partner::CalledAce && !hand.variant->alone
        && anyBuryLeavesCall(hand);
}

std::optional<Refusal> whyNotCards(const HandData& hand, CardSet cards, bool callNeeded)
{
    if (cards.size() != hand.deal.blind.size())
        return Refusal::WrongNumberToBury;
    if (!hand.hands[*hand.picker].containsAll(cards))
        return Refusal::NotYourCard;
    if (buriesLoneJack(hand, cards))
        return Refusal::PartnerJackStays;
    if (callNeeded && !leavesCall(hand, cards))
        return Refusal::BuryLeavesNoCall;
    return std::nullopt;
}

} // namespace

std::vector<Action> legal(const HandData& hand)
{
    std::vector<Action> actions;
    const bool callNeeded = callMustRemain(hand);
    forEachChoice(hand.hands[*hand.picker], hand.deal.blind.size(), {}, [&](CardSet cards) {
        if (!whyNotCards(hand, cards, callNeeded))
            actions.emplace_back(Bury { cards });
    });
    return actions;
}

std::optional<Refusal> whyNot(const HandData& hand, const Action& action)
{
    const auto* const bury = std::get_if<Bury>(&action);
    if (bury == nullptr)
        return Refusal::NotNow;
    return whyNotCards(hand, bury->cards, callMustRemain(hand));
}

void apply(HandData& hand, const Action& action, Events& events)
{
    const CardSet cards = std::get<Bury>(action).cards;
    hand.hands[*hand.picker] -= cards;
    hand.buried = cards;
    events.push_back(Buried { *hand.picker, cards, cards.size() });
    calling::begin(hand, events);
}

} // namespace sheepshead::burying
