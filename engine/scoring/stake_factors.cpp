// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scoring/stake_factors.h"

#include "engine/support/text.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int highestStake = 1'000'000'000;

} // namespace

std::string factorsText(const StakeFactors& factors)
{
    std::string text;
    for (const StakeFactor& factor : factors) {
        text += text.empty() ? "" : ", ";
        text += factorKey(factor.kind);
        text += ' ' + std::to_string(factor.factor);
    }
    return text;
}

Result<StakeFactors> parseFactors(std::string_view text)
{
    StakeFactors factors;
    while (!text.empty()) {
        const std::string_view part = text.substr(0, text.find(", "));
        text.remove_prefix(std::min(text.size(), part.size() + 2));
        const Problem problem { std::string(part), "expected a factor of a stake" };
        const auto [key, number] = splitAt(part, ' ');
        const auto row = std::ranges::find(factorRows, key, &FactorRow::key);
        if (!number || row == factorRows.end())
            return problem;
        const auto factor = parseNumber<int>(*number);
        const int before = factors.empty() ? 1 : factors.stake();
        if (!factor || *factor < 1 || *factor > highestStake / before
            || factors.size() == StakeFactors::capacity)
            return problem;
        factors.multiply(row->kind, *factor);
    }
    return factors;
}

} // namespace sheepshead
