// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/first_deal.h"

#include "engine/support/rng.h"

namespace sheepshead {

namespace {

/// x for x ^ (x >> shift).
constexpr std::uint64_t unshifted(std::uint64_t z, unsigned shift)
{
    std::uint64_t x = z;
    for (unsigned known = shift; known < 64; known += shift)
        x = z ^ (x >> shift);
    return x;
}

/// What undoes a multiplication by an odd number, modulo 2^64: Newton's method doubles the correct
/// bits, of which 3 are right at first.
constexpr std::uint64_t inverseOf(std::uint64_t odd)
{
    std::uint64_t inverse = odd;
    for (int bits = 3; bits < 64; bits *= 2)
        inverse *= 2 - odd * inverse;
    return inverse;
}

constexpr std::uint64_t unmixed(std::uint64_t z)
{
    z = unshifted(z, 31U) * inverseOf(0x94D049BB133111EBULL);
    z = unshifted(z, 27U) * inverseOf(0xBF58476D1CE4E5B9ULL);
    return unshifted(z, 30U);
}

static_assert(unmixed(mixed(1)) == 1 && mixed(unmixed(~0ULL)) == ~0ULL);

} // namespace

std::uint64_t seedDealingFirst(std::uint64_t dealNumber)
{
    return unmixed(dealNumber) - mixingStep;
}

} // namespace sheepshead
