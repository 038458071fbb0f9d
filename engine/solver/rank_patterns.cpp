// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solver/rank_patterns.h"

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
    pattern = { 0, {}, stamp_ };
    const Bits above = set & (set - 1);
    if (set == 0)
        return;
    const Bits one = lowest(set);
    const Pattern& rest = of(block, above << blockShift[index(block)]);
    const Bits lowestAbove =
        rest.canonical == 0 ? Bits { 1 } << blockSize[index(block)] : lowest(rest.canonical);
    const Bits place = nextLike(block, lowestAbove, one);
    pattern.canonical = static_cast<std::uint16_t>(rest.canonical | place);
    if (block == 0)
        pattern.run =
            longer(rest.run, (set << blockShift[0]) & ~deal_->under, one << blockShift[0]);
}

/// What a lower trump adds to the run of those above it.
RankPatterns::Run RankPatterns::longer(Run run, Bits trump, Bits one) const
{
    if (run.broken != 0 || one == deal_->under)
        return run;
    const unsigned makers = (one & deal_->makersCards) != 0 ? 1 : 0;
    if (run.tricks != 0 && run.makers != makers) {
        run.broken = 1;
        return run;
    }
    run.makers = makers & 1U;
    run.worth = (run.worth + deal_->points[placeOfBit(one)]) & 255U;
    for (int seat = 0; seat < deal_->seats; ++seat)
        if ((deal_->own[index(seat)] & one) != 0) {
            unsigned tricks = 0;
            for (Bits rest = deal_->own[index(seat)] & trump; rest != 0; rest &= rest - 1)
                ++tricks;
            run.tricks = std::max<unsigned>(run.tricks, tricks) & 15U;
        }
    return run;
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
