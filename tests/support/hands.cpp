// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hands.h"

#include <cstdio>
#include <cstdlib>
#include <string>

namespace sheepshead::testing {

namespace {

Action action(std::string_view text)
{
    const Result<Action> parsed = parseAction(text);
    if (!parsed) {
        std::fprintf(stderr, "test data: no action: '%s'\n", std::string(text).c_str());
        std::abort();
    }
    return *parsed;
}

std::vector<Event> actOnce(HandState& hand, std::string_view decision)
{
    const Action wanted = action(decision);
    if (hand.over() || hand.whyNot(wanted)) {
        std::fprintf(stderr, "test data: not allowed: '%s'\n", std::string(decision).c_str());
        std::abort();
    }
    return hand.apply(wanted);
}

} // namespace

std::vector<Event> act(HandState& hand, std::string_view decisions)
{
    std::vector<Event> events;
    while (!decisions.empty()) {
        const std::size_t end = std::min(decisions.find(','), decisions.size());
        events = actOnce(hand, decisions.substr(0, end));
        decisions.remove_prefix(std::min(end + 1, decisions.size()));
    }
    return events;
}

HandState handAfter(const CheckedVariant& variant, const Deal& deal, std::string_view decisions)
{
    HandState hand = HandState::fromDeal(variant, deal).value();
    act(hand, decisions);
    return hand;
}

HandState pickedHand(
    const CheckedVariant& variant, std::string_view kept, std::string_view buried, Hands others)
{
    Deal deal = dealWith(variant, others, buried);
    // The cards that were to be kept may have gone to another seat as fillers: exchange them for
    // what seat 0 has.
    const CardSet wanted = cards(kept);
    CardSet spare = deal.hands[seatAt(0)] - wanted;
    for (const Card needed : wanted - deal.hands[seatAt(0)]) {
        for (int i = 1; i < maxSeats; ++i) {
            CardSet& hand = deal.hands[seatAt(i)];
            if (!hand.contains(needed))
                continue;
            hand.remove(needed);
            hand.add(spare.first());
        }
        spare.remove(spare.first());
    }
    deal.hands[seatAt(0)] = wanted;
    return handAfter(variant, deal, "pick, bury " + cardsText(cards(buried)));
}

std::vector<SeatAction> playOut(HandState& hand, Player& anySeat)
{
    std::vector<SeatAction> actions;
    while (const auto seat = hand.toAct()) {
        const auto legal = hand.legalActions();
        const Action chosen = anySeat.choose(hand.observation(*seat), legal, {});
        actions.push_back({ *seat, chosen });
        hand.apply(chosen);
    }
    return actions;
}

std::optional<Refusal> whyNot(const HandState& hand, std::string_view decision)
{
    return hand.whyNot(action(decision));
}

CardSet playable(const HandState& hand)
{
    CardSet cards;
    for (const Action& action : hand.legalActions())
        if (const auto* play = std::get_if<Play>(&action))
            cards.add(play->card);
    return cards;
}

} // namespace sheepshead::testing
