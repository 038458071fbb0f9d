// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice.h"
#include "engine/advice/card_facts.h"
#include "engine/advice/card_outlook.h"
#include "tests/support/hands.h"

#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

/// Advice on a hand, and what it says.
namespace sheepshead::testing {

inline constexpr AdviceBudget small { { .cardWorlds = 6, .planWorlds = 8, .bidWorlds = 3 }, 6, 3 };

template <class Kind> std::optional<Kind> find(const std::vector<advice::Fact>& facts)
{
    for (const advice::Fact& fact : facts)
        if (const auto* found = std::get_if<Kind>(&fact))
            return *found;
    return std::nullopt;
}

inline PlayOutlook outlook(const HandState& hand, std::initializer_list<std::string_view> names)
{
    std::vector<Card> asked;
    for (const std::string_view name : names)
        asked.push_back(card(name));
    Rng rng(1);
    const auto legal = hand.legalActions();
    return outlookOf(
        hand.observation(*hand.toAct()), legal, asked, Opponents(), 60, rng, [] { return false; });
}

inline std::vector<advice::Fact> factsOf(
    const HandState& hand, std::initializer_list<std::string_view> names)
{
    return cardFacts(hand.observation(*hand.toAct()), outlook(hand, names));
}

inline Advice adviceOn(const HandState& hand, const AdviceBudget& budget = small)
{
    return Adviser(7, budget).advise(hand.observation(*hand.toAct()), hand.legalActions(), {});
}

} // namespace sheepshead::testing
