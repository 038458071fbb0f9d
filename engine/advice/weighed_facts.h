// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice_facts.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace sheepshead {

/// Facts with how much each of them says; the ones that say most are told.
class WeighedFacts {
public:
    void add(const advice::Fact& fact, double weight) { facts_.emplace_back(weight, fact); }

    /// At most so many, and none that says less than `least`.
    std::vector<advice::Fact> best(std::size_t count, double least) const
    {
        auto facts = facts_;
        std::ranges::stable_sort(
            facts, std::ranges::greater {}, [](const auto& f) { return f.first; });
        std::vector<advice::Fact> best;
        for (const auto& [weight, fact] : facts)
            if (best.size() < count && weight >= least)
                best.push_back(fact);
        return best;
    }

private:
    std::vector<std::pair<double, advice::Fact>> facts_;
};

/// In the order in which they are told.
inline void putInOrder(std::vector<advice::Fact>& facts)
{
    std::ranges::stable_sort(facts, {}, [](const advice::Fact& fact) { return fact.index(); });
}

} // namespace sheepshead
