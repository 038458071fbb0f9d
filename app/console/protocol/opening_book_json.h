// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/protocol/json_protocol.h"
#include "engine/openings/opening_book.h"

namespace sheepshead::console {

/// An opening book for other programs.
Json openingBookJson(const OpeningBook& book);

} // namespace sheepshead::console
