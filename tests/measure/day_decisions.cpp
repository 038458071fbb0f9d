// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/measure/day_decisions.h"

#include "engine/players/rule/rule_player.h"
#include "engine/players/search/search_player.h"
#include "engine/position/equal_cards.h"

namespace sheepshead::measuring {

namespace {

constexpr Seat person = seatAt(0);
constexpr double matters = 0.2; ///< score points
constexpr SearchBudget budget { 400, 256, 600 };

bool isSame(const Observation& seen, const Action& one, const Action& other)
{
    const auto* const card = std::get_if<Play>(&one);
    const auto* const second = std::get_if<Play>(&other);
    return card && second && equalCards(seen, card->card).contains(second->card);
}

bool doesMatter(const Observation& seen, const std::vector<Prospect>& prospects)
{
    for (const Prospect& each : prospects)
        if (!isSame(seen, prospects.front().action, each.action))
            return prospects.front().score - each.score >= matters;
    return false;
}

} // namespace

int decisionsThatMatter(const HandRecord& record)
{
    HandState hand = startOf(record).value();
    const SearchPlayer expert(1, budget);
    RulePlayer regular;
    int count = 0;
    while (const auto seat = hand.toAct()) {
        const Observation seen = hand.observation(*seat);
        const auto legal = hand.legalActions();
        if (*seat != person || legal.size() == 1) {
            hand.apply(regular.choose(seen, legal, {}));
            continue;
        }
        const Considered considered = expert.consider(seen, legal);
        count += doesMatter(seen, considered.prospects) ? 1 : 0;
        hand.apply(considered.choice);
    }
    return count;
}

} // namespace sheepshead::measuring
