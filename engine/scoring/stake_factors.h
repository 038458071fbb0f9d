// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/support/result.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <string>
#include <string_view>

namespace sheepshead {

/// Why a stake is as high as it is. The first of a list is the base in points, the others multiply
/// it. A new rule that multiplies the stake is a kind more with its key here, a line in factorsOf()
/// of scoring.cpp, and its words in ui/words/terms/factor_words.cpp.
enum class FactorKind : std::uint8_t {
    Single,     ///< SCORE-UNIT: won or lost, no more than that
    Schneider,  ///< SCORE-UNIT
    AllTricks,  ///< SCORE-UNIT: one side took every trick
    Renege,     ///< RENEGE: the guilty side forfeits the hand
    Sheepshead, ///< CALL-SHEEPS: the bet on every trick
    Bid,        ///< 4H-5: a call or a solo
    Trickless,  ///< LEASTER-3H: the only player without a trick wins double
    Bump,       ///< DOTB
    SparedBump, ///< FORCED "no punish": a loss that would be bumped; a factor of 1
    BlindPick,
    Raises,  ///< cracks, re-cracks and blitzes together
    Doubler, ///< DOUBLER-1
};

struct FactorRow {
    FactorKind kind;
    std::string_view key; ///< in files and on the command line. Score books hold it: none changes.
};

inline constexpr std::array factorRows {
    FactorRow { FactorKind::Single, "single" },
    FactorRow { FactorKind::Schneider, "schneider" },
    FactorRow { FactorKind::AllTricks, "all-tricks" },
    FactorRow { FactorKind::Renege, "renege" },
    FactorRow { FactorKind::Sheepshead, "sheepshead" },
    FactorRow { FactorKind::Bid, "bid" },
    FactorRow { FactorKind::Trickless, "trickless" },
    FactorRow { FactorKind::Bump, "double-on-the-bump" },
    FactorRow { FactorKind::SparedBump, "spared-bump" },
    FactorRow { FactorKind::BlindPick, "blind-pick" },
    FactorRow { FactorKind::Raises, "all-raises" },
    FactorRow { FactorKind::Doubler, "doubler" },
};

/// "double-on-the-bump"
constexpr std::string_view factorKey(FactorKind kind)
{
    return factorRows[static_cast<std::size_t>(kind)].key;
}

static_assert(factorRows.size() == static_cast<std::size_t>(FactorKind::Doubler) + 1);
static_assert(std::ranges::all_of(
    factorRows, [](const FactorRow& row) { return factorKey(row.kind) == row.key; }));

struct StakeFactor {
    FactorKind kind = FactorKind::Single;
    int factor = 1;
    int stake = 1; ///< with this factor and those before it
    bool operator==(const StakeFactor&) const = default;
};

/// What a stake was multiplied from, in order. Scoring a hand makes one, and playouts score many:
/// no memory is allocated.
class StakeFactors {
public:
    static constexpr int capacity = 8;

    /// There is room: no hand has more factors than that.
    constexpr void multiply(FactorKind kind, int factor)
    {
        assert(size_ < capacity);
        const int before = size_ == 0 ? 1 : factors_[size_ - 1U].stake;
        factors_[size_++] = { kind, factor, before * factor };
    }

    constexpr int stake() const { return size_ == 0 ? 0 : factors_[size_ - 1U].stake; }
    constexpr bool has(FactorKind kind) const
    {
        for (const StakeFactor& factor : *this)
            if (factor.kind == kind)
                return true;
        return false;
    }
    constexpr bool empty() const { return size_ == 0; }
    constexpr int size() const { return size_; }
    /// The list is not empty.
    constexpr const StakeFactor& front() const { return factors_[0]; }
    constexpr const StakeFactor* begin() const { return factors_.data(); }
    constexpr const StakeFactor* end() const { return factors_.data() + size_; }

    bool operator==(const StakeFactors&) const = default;

private:
    std::array<StakeFactor, capacity> factors_ {};
    std::uint8_t size_ = 0;
};

/// "schneider 2, double-on-the-bump 2"; empty for no factor.
std::string factorsText(const StakeFactors& factors);

/// Takes what factorsText() writes. An unknown kind, a factor that is no number from 1 to a
/// billion, a product beyond that, or too many factors are a problem whose place is the part at
/// fault.
Result<StakeFactors> parseFactors(std::string_view text);

} // namespace sheepshead
