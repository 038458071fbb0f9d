// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"

namespace sheepshead {

/// Whom a picker may count on before he has seen the blind.
struct PartnerHope {
    int partners = 0;
    int blindCards = 0; ///< of the blind, that go to a partner
};

/// By the way partners are found at this table, and whether the viewer holds the card that would
/// make another one his partner.
PartnerHope partnerHope(const Observation& seen);

} // namespace sheepshead
