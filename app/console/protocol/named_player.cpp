// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/protocol/named_player.h"

#include "engine/players/levels.h"
#include "engine/players/random_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/support/text.h"

#include <algorithm>

namespace sheepshead::console {

namespace {

constexpr std::string_view withBudget = "expert:";

/// The worlds for a card; other decisions keep their ratio to it.
SearchBudget budgetOf(int worlds)
{
    constexpr SearchBudget usual;
    const auto share = [&](int of) { return std::max(1, of * worlds / usual.cardWorlds); };
    return { worlds, share(usual.planWorlds), share(usual.bidWorlds) };
}

} // namespace

std::unique_ptr<SearchPlayer> expertNamed(std::string_view name, std::uint64_t seed)
{
    constexpr int mostWorlds = 100'000;
    if (name == keyOf(Level::Expert))
        return std::make_unique<SearchPlayer>(seed);
    if (!name.starts_with(withBudget))
        return nullptr;
    const auto worlds = parseNumber<int>(name.substr(withBudget.size()));
    if (!worlds || *worlds < 1 || *worlds > mostWorlds)
        return nullptr;
    return std::make_unique<SearchPlayer>(seed, budgetOf(*worlds));
}

std::unique_ptr<Player> playerNamed(std::string_view name, std::uint64_t seed)
{
    if (name == "random")
        return std::make_unique<RandomPlayer>(seed);
    if (name == "rule")
        return std::make_unique<RulePlayer>();
    if (auto expert = expertNamed(name, seed))
        return expert;
    const auto level = levelFrom(name);
    return level ? playerOf(*level, seed) : nullptr;
}

} // namespace sheepshead::console
