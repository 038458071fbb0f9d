// SPDX-License-Identifier: GPL-3.0-or-later
// What the way of playing of each character costs, as a Markdown table:
// measure_characters [deals=500] [level=regular] [worlds=200] [seed=1] [rules=VARIANT] [only=KEY]
// only=table: one player that has another character in each hand, as at a table of all of them.
#include "engine/players/levels.h"
#include "engine/players/rule/rule_player.h"
#include "engine/players/search/search_player.h"
#include "engine/playout/characters.h"
#include "engine/support/rng.h"
#include "tests/measure/duplicate.h"
#include "tests/measure/settings.h"

#include <cstdio>
#include <memory>
#include <utility>
#include <vector>

using namespace sheepshead;
using namespace sheepshead::measuring;

namespace {

std::unique_ptr<Player> playerFor(const Settings& told, Level level, const Character* character)
{
    if (level != Level::Expert)
        return playerOf(level, told.seed(), {}, runSequentially, {}, character);
    const int worlds = told.number("worlds");
    auto expert = std::make_unique<SearchPlayer>(told.seed(),
        SearchBudget { .cardWorlds = worlds, .planWorlds = worlds, .bidWorlds = worlds });
    if (character)
        expert->lean(*character);
    return expert;
}

/// Has the character that its hand of cards decides.
class Changing : public Player {
public:
    explicit Changing(const Settings& told, Level level)
    {
        for (const Character& character : characters())
            players_.push_back(playerFor(told, level, &character));
    }

    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override
    {
        Rng rng(seen.dealt.bits());
        const auto which = rng.below(static_cast<std::uint32_t>(players_.size()));
        return players_[which]->choose(seen, legal, std::move(stop));
    }

private:
    std::vector<std::unique_ptr<Player>> players_;
};

void print(const char* name, const Edge& edge)
{
    std::printf("| %s | %+.3f | %.3f |\n", name, edge.mean, edge.standardError);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    const Settings told(argc, argv,
        { { "deals", "500" }, { "level", "regular" }, { "worlds", "200" }, { "seed", "1" },
            { "rules", "layout=5H-A" }, { "only", "" } });
    const Level level = levelFrom(told.text("level")).value_or(Level::Regular);
    RulePlayer field;
    const auto plain = playerFor(told, level, nullptr);
    std::printf("| character | score a hand more than a plain player | ± |\n| --- | --- | --- |\n");
    const auto edgeFor = [&](Player& challenger) {
        return edgeOf(
            { field, challenger, *plain }, told.variant(), told.number("deals"), told.seed());
    };
    const std::string only = told.text("only");
    for (const Character& character : characters())
        if (only.empty() || only == character.key)
            print(character.name.data(), edgeFor(*playerFor(told, level, &character)));
    if (only.empty() || only == "table")
        print("all of them", edgeFor(*std::make_unique<Changing>(told, level)));
    return 0;
}
