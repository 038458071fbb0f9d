// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/going_alone.h"

namespace sheepshead {

bool goesAlone(const Observation& seen, const Action& action)
{
    const auto* const bid = std::get_if<Bid>(&action);
    const auto* const call = std::get_if<Call>(&action);
    return std::holds_alternative<GoAlone>(action) || (bid && bid->kind == BidKind::Solo)
        || (call && seen.trumps.isTrump(call->card)
            && (seen.hand | seen.buried).contains(call->card));
}

} // namespace sheepshead
