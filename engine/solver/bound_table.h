// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solver/open_deal.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace sheepshead::analysis {

/// What is known of a position at the start of a trick: what the makers get of the rest, at least
/// and at most, and the lead that was best.
struct Bounds {
    int least = 0;
    int most = 127;
    int lead = 0; ///< place of the card's bit
};

/// Bounds of positions that were searched, by the cards out and the seat to lead. Of fixed size;
/// forgets what it has no room for. One position is one 64-bit word, so that there are no mistaken
/// hits.
class BoundTable {
public:
    /// 2^sizeBits positions of 8 bytes.
    explicit BoundTable(unsigned sizeBits)
        : shift_(64U - sizeBits + 2U)
        , words_(std::size_t { 1 } << sizeBits)
    {
    }

    /// Forgets everything.
    void clear()
    {
        generation_ = generation_ + 1 == generations ? 1 : generation_ + 1;
        if (generation_ == 1)
            std::ranges::fill(words_, 0);
    }

    static std::uint64_t keyOf(Bits out, int leader, bool duty)
    {
        return std::uint64_t { out } | static_cast<std::uint64_t>(leader) << 32U
            | static_cast<std::uint64_t>(duty) << 35U;
    }

    /// Begins to fetch what find() will look at.
    void prefetch(std::uint64_t key) const { __builtin_prefetch(bucketOf(key)); }

    /// True if the position is known.
    bool find(std::uint64_t key, Bounds& bounds) const
    {
        const std::uint64_t wanted = key | generation_ << generationShift;
        const std::uint64_t* const bucket = bucketOf(key);
        for (std::size_t i = 0; i < ways; ++i)
            if (((bucket[i] ^ wanted) & identity) == 0) {
                bounds = { static_cast<int>(bucket[i] >> 36U & 127U),
                    static_cast<int>(bucket[i] >> 43U & 127U),
                    static_cast<int>(bucket[i] >> 50U & 31U) };
                return true;
            }
        return false;
    }

    void store(std::uint64_t key, const Bounds& bounds)
    {
        const std::uint64_t wanted = key | generation_ << generationShift;
        const std::uint64_t word = wanted | static_cast<std::uint64_t>(bounds.least) << 36U
            | static_cast<std::uint64_t>(bounds.most) << 43U
            | static_cast<std::uint64_t>(bounds.lead) << 50U;
        std::uint64_t* const bucket = bucketOf(key);
        std::size_t place = 0;
        while (place < ways - 1 && ((bucket[place] ^ wanted) & identity) != 0)
            ++place;
        // The newest comes first; the one that was not asked for longest falls out.
        for (; place > 0; --place)
            bucket[place] = bucket[place - 1];
        bucket[0] = word;
    }

private:
    static constexpr std::size_t ways = 4;
    static constexpr unsigned generationShift = 55;
    static constexpr std::uint64_t generations = 512;
    static constexpr std::uint64_t identity =
        (511ULL << generationShift) | ((std::uint64_t { 1 } << 36U) - 1);

    std::size_t place(std::uint64_t key) const
    {
        return static_cast<std::size_t>((key * 0x9E3779B97F4A7C15ULL) >> shift_) * ways;
    }
    const std::uint64_t* bucketOf(std::uint64_t key) const { return words_.data() + place(key); }
    std::uint64_t* bucketOf(std::uint64_t key) { return words_.data() + place(key); }

    unsigned shift_;
    std::uint64_t generation_ = 1;
    std::vector<std::uint64_t> words_;
};

} // namespace sheepshead::analysis
