// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"

#include <optional>

namespace sheepshead {

/// Who picked or bid, and how partners are found at that table: words need both to tell the partner
/// from one of two, and from a picker who turns out to be alone.
struct PickedBy {
    Seat picker {};
    Partner partner = Partner::CalledAce;
};

/// Empty before the pick, and where the cards alone make the sides: 4H-4 settles as if the first
/// queen's player had picked, but at the table there is no picker.
inline std::optional<PickedBy> pickedBy(const Observation& seen)
{
    if (!seen.picker || seen.variant.layout().opening == Opening::Lead)
        return std::nullopt;
    return PickedBy { *seen.picker, seen.variant->partner };
}

} // namespace sheepshead
