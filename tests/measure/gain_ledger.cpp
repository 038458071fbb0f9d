// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/measure/gain_ledger.h"

namespace sheepshead::measuring {

namespace {

std::string roleOf(const Observation& seen)
{
    if (seen.leaster())
        return "leaster";
    if (seen.picker == seen.viewer)
        return "picker";
    return seen.isMaker(seen.viewer) ? "partner" : "defender";
}

} // namespace

std::string GainLedger::kindOf(const Observation& seen)
{
    switch (seen.phase) {
    case Phase::Playing: {
        const auto done = seen.tricks.size() - (seen.trickOnTable() ? 1 : 0);
        return roleOf(seen) + " " + std::to_string(done + 1);
    }
    case Phase::Burying:
        return "bury";
    case Phase::Calling:
        return "call";
    case Phase::Picking:
        return "pick";
    default:
        return "other bids";
    }
}

} // namespace sheepshead::measuring
