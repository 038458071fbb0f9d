// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/worlds/hidden_places.h"

#include <optional>
#include <utility>
#include <vector>

namespace sheepshead {

/// Cards whose places are taken for granted although the seat has not seen them: the assumptions of
/// a study.
struct KnownCards {
    PerSeat<CardSet> dealt;  ///< to a seat
    PerSeat<CardSet> buried; ///< by a seat
    CardSet blind;           ///< dealt to it, no matter which seat took it
    std::optional<Card> under;

    bool empty() const { return *this == KnownCards(); }
    bool operator==(const KnownCards&) const = default;
};

/// A place that is known to have some of the cards.
using LaidCards = std::pair<HiddenPlace, CardSet>;

/// Takes out of the hidden cards those that can lie in one place only if all of this is true, with
/// the room they fill, and restricts the others. False if it cannot be true.
bool layKnownCards(HiddenCards& hidden, const Observation& seen, const KnownCards& known,
    std::vector<LaidCards>& laid);

} // namespace sheepshead
