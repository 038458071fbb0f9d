// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/rank_patterns.h"

#include <algorithm>

namespace sheepshead::analysis {

RankPatterns::RankPatterns()
    : patterns_(std::make_unique<Pattern[]>(entries))
{
}

void RankPatterns::setDeal(const OpenDeal& deal)
{
    deal_ = &deal;
    if (++stamp_ == 0) {
        std::fill_n(patterns_.get(), entries, Pattern {});
        stamp_ = 1;
    }
}

/// Canonical is the set pushed up: each card on the highest place of its kind below the card above.
void RankPatterns::fill(int block, Bits set)
{
    Pattern& pattern = patterns_[start(block) + set];
    pattern = { 0, block == 0 ? runOf(set << blockShift[0]) : std::uint16_t {}, stamp_ };
    const Bits above = set & (set - 1);
    if (set == 0)
        return;
    const Bits one = lowest(set);
    const Pattern& rest = of(block, above << blockShift[index(block)]);
    const Bits lowestAbove =
        rest.canonical == 0 ? Bits { 1 } << blockSize[index(block)] : lowest(rest.canonical);
    const Bits place = nextLike(block, lowestAbove, one);
    pattern.canonical = static_cast<std::uint16_t>(rest.canonical | place);
}

std::uint16_t RankPatterns::runOf(Bits trump) const
{
    trump &= ~deal_->under;
    if (trump == 0)
        return 0;
    const bool makers = (highest(trump) & deal_->makersCards) != 0;
    const Bits others = makers ? trump & ~deal_->makersCards : trump & deal_->makersCards;
    const Bits run = others == 0 ? trump : trump & ~(highest(others) | (highest(others) - 1));
    int most = 0;
    for (int seat = 0; seat < deal_->seats; ++seat)
        most = std::max(most, std::popcount(run & deal_->own[index(seat)]));
    return static_cast<std::uint16_t>(
        deal_->worth(run) << 8 | most << 1 | static_cast<int>(makers));
}

Bits RankPatterns::nextLike(int block, Bits below, Bits one) const
{
    const auto shift = static_cast<std::size_t>(blockShift[index(block)]);
    const std::uint16_t kind = deal_->kind[placeOfBit(one) + shift];
    Bits place = below >> 1U;
    while (deal_->kind[placeOfBit(place) + shift] != kind)
        place >>= 1U;
    return place;
}

} // namespace sheepshead::analysis
