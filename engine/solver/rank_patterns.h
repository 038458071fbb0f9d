// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solver/open_deal.h"

#include <memory>

namespace sheepshead::analysis {

/// What matters about the cards that are out is the order in which owners and points follow one
/// another in each block, not which ranks they are: the eight and the nine of one hand are the same
/// once nothing lies between them. Answers, from tables that are filled as they are asked:
/// one set of cards that stands for all like it, and whose the highest trump are.
class RankPatterns {
public:
    RankPatterns();

    void setDeal(const OpenDeal& deal);

    /// The set that stands for all sets with the same pattern; as many cards of each owner, with
    /// the same points.
    Bits canonical(Bits out)
    {
        Bits result = 0;
        for (int block = 0; block < blockCount; ++block)
            result |= Bits { of(block, out).canonical } << blockShift[index(block)];
        return result;
    }

    /// The trump of one side above all of the other's. Each of them takes its trick for the side,
    /// whenever it is played.
    struct TrumpRun {
        bool makers;
        int worth;
        int tricks; ///< at least: the most that one seat has of them
    };
    TrumpRun trumpRun(Bits out)
    {
        const Run run = of(0, out).run;
        return { run.makers != 0, static_cast<int>(run.worth), static_cast<int>(run.tricks) };
    }

private:
    /// A TrumpRun in two bytes.
    struct Run {
        std::uint16_t worth : 8;
        std::uint16_t tricks : 4;
        std::uint16_t makers : 1;
        std::uint16_t broken : 1; ///< a card of the other side has ended it
    };
    struct Pattern {
        std::uint16_t canonical;
        Run run;             ///< of trump
        std::uint16_t stamp; ///< of the deal it was found for
    };

    static constexpr std::size_t index(int block) { return static_cast<std::size_t>(block); }
    static constexpr Bits blockBits(int block)
    {
        return ((Bits { 1 } << blockSize[index(block)]) - 1) << blockShift[index(block)];
    }
    static constexpr std::size_t start(int block)
    {
        return block == 0 ? 0 : (std::size_t { 1 } << 14U) + index(block - 1) * 64;
    }
    static constexpr std::size_t entries = (std::size_t { 1 } << 14U) + std::size_t { 3 } * 64;

    const Pattern& of(int block, Bits cards)
    {
        const Bits set = (cards & blockBits(block)) >> blockShift[index(block)];
        Pattern& pattern = patterns_[start(block) + set];
        if (pattern.stamp != stamp_)
            fill(block, set);
        return pattern;
    }
    void fill(int block, Bits set);
    Run longer(Run run, Bits trump, Bits one) const;
    Bits nextLike(int block, Bits below, Bits one) const;

    std::unique_ptr<Pattern[]> patterns_; // NOLINT: a fixed table, sized once
    std::uint16_t stamp_ = 0;
    const OpenDeal* deal_ = nullptr;
};

} // namespace sheepshead::analysis
