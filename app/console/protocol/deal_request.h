// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/protocol/request.h"
#include "engine/hand/deal.h"
#include "engine/rules/variant_check.h"

namespace sheepshead::console {

/// The rules named in a request: text as on the command line, or an object of rules.
CheckedVariant rulesIn(const Field& request);

/// The cards of a request: from its "seed", or laid out as its "hands", "piles", "blind" and
/// "neighbour". Whether they can be a deal is for the engine to say.
Deal dealIn(const Field& request, const CheckedVariant& variant);

/// The same, laid out only, by a dealer who is known.
Deal laidOut(const Field& request, const CheckedVariant& variant, Seat dealer);

/// Its "piles" alone, as they were dealt; nothing where it has none.
void readPiles(const Field& request, const CheckedVariant& variant, Deal& deal);

} // namespace sheepshead::console
