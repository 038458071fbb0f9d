// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/protocol/json_protocol.h"

namespace sheepshead::console {

/// The rule table, the layouts and the presets.
Json ruleListing();

} // namespace sheepshead::console
