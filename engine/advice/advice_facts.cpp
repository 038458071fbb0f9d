// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/advice_facts.h"

#include <algorithm>

namespace sheepshead {

std::vector<advice::Fact> WeighedFacts::best(std::size_t count, double least) const
{
    auto facts = facts_;
    std::ranges::stable_sort(facts, std::ranges::greater {}, [](const auto& f) { return f.first; });
    std::vector<advice::Fact> best;
    for (const auto& [weight, fact] : facts)
        if (best.size() < count && weight >= least)
            best.push_back(fact);
    return best;
}

} // namespace sheepshead
