// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"

#include <optional>
#include <vector>

namespace sheepshead {

/// Hides the table while the computer goes from one person to another.
struct Curtain {
    std::optional<Seat> to = {};    ///< who is to look next; empty while this is not known
    std::vector<Event> missed = {}; ///< public events since that person looked last

    bool operator==(const Curtain&) const = default;
};

} // namespace sheepshead
