// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"

namespace sheepshead {

/// The cards of the viewer's hand that do the same in the play as this one, itself among them: as
/// many points, of the same suit or trump alike, and no card between them can still fall or lies on
/// the table. The called card is like no other: it tells who the partner is; so is an under.
CardSet equalCards(const Observation& seen, Card card);

} // namespace sheepshead
