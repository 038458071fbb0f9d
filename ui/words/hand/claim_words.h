// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/claims/claim.h"
#include "ui/words/players/seating.h"

#include <QString>

namespace sheepshead {

/// What a player is told before laying down the hand: "Every trick that is left is yours."
QString claimText(const Claim& claim);

/// What all players are told then: "Bruno lays down and takes the rest."
QString laidDownText(const Claim& claim, const Seating& seating);

} // namespace sheepshead
