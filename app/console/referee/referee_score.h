// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/protocol/request.h"

namespace sheepshead::console {

/// Scores an outcome that the client typed in.
Json scoreRequest(const Field& request);

} // namespace sheepshead::console
