// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/levels.h"

#include "engine/players/beginner_player.h"
#include "engine/players/learned/learned_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/players/search/search_player.h"

#include <algorithm>

namespace sheepshead {

std::optional<Level> levelFrom(std::string_view key) { return valueIn<Level>(levelKeys, key); }

std::unique_ptr<Player> playerOf(Level level, std::uint64_t seed, TimeIsUp timeIsUp,
    JobRunner runJobs, const Opponents& opponents, const Character* character,
    const SearchBudget& budget)
{
    switch (level) {
    case Level::Beginner:
        return std::make_unique<BeginnerPlayer>(seed, character);
    case Level::Regular:
        return std::make_unique<RulePlayer>(habitsOf(character));
    case Level::Strong:
        return std::make_unique<LearnedPlayer>(character);
    case Level::Expert:
        break;
    }
    auto expert =
        std::make_unique<SearchPlayer>(seed, budget, std::move(timeIsUp), std::move(runJobs));
    expert->meet(opponents);
    if (character)
        expert->lean(*character);
    return expert;
}

} // namespace sheepshead
