// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/protocol/json_protocol.h"

namespace sheepshead::console {

/// An event with its name as "event", what it is about, and "text", the same in words. Hidden cards
/// are missing from what seenBy() made.
Json eventJson(const Event& event, int tableSeats);

/// The same for a seat that declined what it was asked in secret.
Json declinedJson(Seat seat);

} // namespace sheepshead::console
