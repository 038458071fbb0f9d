// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/scoring/ending.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace sheepshead {

/// What a card is worth if its player also searches the next card, instead of playing it as the
/// playouts would. In each world every possible next card is tried. Worlds that look the same, or
/// much the same, to the player at that point form a group, because the player cannot tell them
/// apart. A card other than the usual one is chosen if it does better in the rest of the group; the
/// world that is scored never chooses its own card.
class NextCardLookahead {
public:
    static constexpr std::size_t mostCards = 10;

    /// One world, at the player's next decision.
    struct Branch {
        std::uint64_t seen = 0;  ///< key of all that the player has seen by then
        std::uint64_t alike = 0; ///< key of what matters most of it
        std::size_t cards = 0;   ///< that may be played; equal in all worlds that are alike
        std::size_t usual = 0;   ///< the one that the playouts would play
        std::array<int, mostCards> scores {};
        std::array<Ending, mostCards> endings {};
    };

    /// Adds a world, counted `times` times, in which the player has nothing more to decide.
    void add(int score, int times, Ending ending = Ending::Even);
    void add(const Branch& branch, int times);

    /// The score of each world, in the order they were added, repeated as often as it counts.
    std::vector<double> scores() const { return results().scores; }

    struct Results {
        std::vector<double> scores;
        std::vector<Ending> endings; ///< beside the scores
    };
    Results results() const;

private:
    struct Entry {
        Branch branch;
        int times = 0;
    };
    /// How much better each card does than the usual one.
    struct Group {
        int worlds = 0;
        double weight = 0;
        std::array<double, mostCards> gains {};
        std::array<double, mostCards> squares {};
    };
    using Groups = std::unordered_map<std::uint64_t, Group>;

    static void count(Groups& groups, std::uint64_t key, const Entry& entry);
    static std::size_t bestWithout(const Group& group, const Entry& entry);
    std::size_t cardOf(const Entry& entry) const;

    std::vector<Entry> entries_;
    Groups seen_;
    Groups alike_;
};

} // namespace sheepshead
