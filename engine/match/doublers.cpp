// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/doublers.h"

#include <algorithm>

namespace sheepshead::doublers {

namespace {

/// DOUBLER-STACK `multiply`: the limit of the factor.
int capOf(DoublerCap cap)
{
    switch (cap) {
    case DoublerCap::Four:
        return 4;
    case DoublerCap::Eight:
        return 8;
    case DoublerCap::Sixteen:
        return 16;
    case DoublerCap::None:
        break;
    }
    return 1 << 20; // so that no sheet can overflow
}

} // namespace

int factor(const MatchState& state)
{
    return state.doublersWaiting > 0 ? 2 * state.doublerFactor : state.doublerFactor;
}

void move(MatchState& state, bool picked, std::optional<ThrowIn> thrownIn, const Variant& variant)
{
    if (picked) {
        state.doublersWaiting = std::max(0, state.doublersWaiting - 1);
        state.doublerFactor = 1;
    }
    if (thrownIn != ThrowIn::Doubler)
        return;
    switch (variant.doublerStack) {
    case DoublerStack::Queue:
        ++state.doublersWaiting;
        break;
    case DoublerStack::Multiply:
        state.doublerFactor = std::min(2 * state.doublerFactor, capOf(variant.doublerCap));
        break;
    case DoublerStack::Flat:
        state.doublerFactor = 2;
        break;
    }
}

bool dealPasses(std::optional<ThrowIn> thrownIn, int inARow, const Variant& variant)
{
    if (thrownIn == ThrowIn::RedealHand)
        return false;
    return thrownIn != ThrowIn::Doubler || (variant.doublerDealPasses && inARow >= 3);
}

} // namespace sheepshead::doublers
