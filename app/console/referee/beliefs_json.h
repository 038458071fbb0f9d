// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/protocol/request.h"
#include "engine/players/opponents/beliefs.h"

namespace sheepshead::console {

/// {"table": TEXT, "people": {NAME: TEXT, …}}; the texts are those of beliefs_text.h.
Json beliefsJson(const Beliefs& beliefs);

/// What beliefsJson() wrote; a DataError with its place for anything else.
Beliefs beliefsIn(const Field& field);

/// The field `players`, if it is there: a name or null for each seat.
Beliefs::Names namesIn(const Field& request, int seats);

/// The request `learn`: records in, beliefs out.
Json learnReply(const Field& request);

} // namespace sheepshead::console
