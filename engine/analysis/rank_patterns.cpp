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
    // Cards that mean something by themselves are like no other.
    Bits single = ~deal.all | deal.under;
    if (deal.dutySuit != 0)
        single |= deal.called | deal.suitsAce;
    for (int i = 0; i < deal.coverings; ++i)
        single |= deal.cover[index(i)].open | deal.cover[index(i)].beneath;
    for (std::size_t place = 0; place < kind_.size(); ++place)
        kind_[place] = static_cast<std::uint8_t>(128 + place);
    for (int seat = 0; seat < deal.seats; ++seat)
        for (Bits rest = deal.own[index(seat)] & ~single; rest != 0; rest &= rest - 1) {
            const std::size_t place = placeOfBit(rest);
            kind_[place] = static_cast<std::uint8_t>(seat * 16 + deal.points[place]);
        }
}

/// Canonical is the set pushed up: each card on the highest place of its kind below the card above.
void RankPatterns::fill(int block, Bits set)
{
    Pattern& pattern = patterns_[start(block) + set];
    pattern = { 0, 0, block == 0 ? runOf(set << blockShift[0]) : std::uint16_t {}, stamp_ };
    const Bits above = set & (set - 1);
    if (set == 0)
        return;
    const Bits one = lowest(set);
    const Pattern& rest = of(block, above << blockShift[index(block)]);
    const Bits lowestAbove =
        rest.canonical == 0 ? Bits { 1 } << blockSize[index(block)] : lowest(rest.canonical);
    const Bits place = nextLike(block, lowestAbove, one);
    pattern.canonical = static_cast<std::uint16_t>(rest.canonical | place);
    pattern.equal = rest.equal;
    const auto kindOf = [&](Bits card) {
        return kind_[placeOfBit(card) + static_cast<std::size_t>(blockShift[index(block)])];
    };
    if (above != 0 && kindOf(lowest(above)) == kindOf(one))
        pattern.equal = static_cast<std::uint16_t>(pattern.equal | one);
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
    const std::uint8_t kind = kind_[placeOfBit(one) + shift];
    Bits place = below >> 1U;
    while (kind_[placeOfBit(place) + shift] != kind)
        place >>= 1U;
    return place;
}

} // namespace sheepshead::analysis
