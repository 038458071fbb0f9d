// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/deal.h"

#include <optional>

namespace sheepshead {

/// One way in which all cards can lie, as far as a seat can tell.
struct World {
    /// As dealt. Which cards of a seat came from the blind is invented unless the viewer knows. The
    /// piles of two-handed tables hold only what still lies covered.
    Deal deal;
    PerSeat<CardSet> hands; ///< now, without an under
    PerSeat<CardSet> buried;
    std::optional<Card> under; ///< laid face down by the picker, played or not

    bool operator==(const World&) const = default;
};

} // namespace sheepshead
