// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace sheepshead {

/// What a card is worth if its player thinks about his next one too, instead of playing it as the
/// playouts would. In each world every card he could play next is tried. Worlds in which he would
/// then have seen the same, or much the same, are one group, for he could not tell them apart; a
/// card other than the usual one is taken where it does better in the rest of the group, never for
/// what it brings in the very world that is counted.
class SecondThoughts {
public:
    static constexpr std::size_t mostCards = 10;

    /// One world: where he comes to his next card.
    struct Branch {
        std::uint64_t seen = 0;  ///< all that he has seen until then
        std::uint64_t alike = 0; ///< what matters most of it
        std::size_t cards = 0;   ///< that he may play then; as many in all worlds that are alike
        std::size_t usual = 0;   ///< which of them he usually would
        std::array<int, mostCards> scores {};
    };

    /// A world counted so often in which he has nothing more to decide.
    void add(int score, int times);
    void add(const Branch& branch, int times);

    /// What each world brings, in their order, as often as it counts.
    std::vector<double> scores() const;

private:
    struct Entry {
        Branch branch;
        int times = 0;
    };
    /// By how much each card does better than the usual one.
    struct Group {
        int worlds = 0;
        double weight = 0;
        std::array<double, mostCards> gains {};
        std::array<double, mostCards> squares {};
    };
    using Groups = std::unordered_map<std::uint64_t, Group>;

    static void count(Groups& groups, std::uint64_t key, const Entry& entry);
    static std::size_t bestWithout(const Group& group, const Entry& entry);
    int scoreOf(const Entry& entry) const;

    std::vector<Entry> entries_;
    Groups seen_;
    Groups alike_;
};

} // namespace sheepshead
