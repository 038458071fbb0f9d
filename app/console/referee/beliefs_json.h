// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/protocol/request.h"
#include "engine/players/opponents/beliefs.h"

#include <map>
#include <string>

namespace sheepshead::console {

/// {"table": TEXT, "people": {NAME: TEXT, …}}; the texts are those of beliefs_text.h.
Json beliefsJson(const Beliefs& beliefs);

/// By the name that the client gave them.
using KeptBeliefs = std::map<std::string, Beliefs>;

/// The kept ones that a field names; a DataError if there are none.
const Beliefs& keptBeliefs(const Field& name, const KeptBeliefs& kept);

/// What beliefsJson() wrote, or the name of kept ones; a DataError with its place for anything
/// else.
Beliefs beliefsIn(const Field& field, const KeptBeliefs& kept);

/// The field `players`, if it is there: a name or null for each seat.
Beliefs::Names namesIn(const Field& request, int seats);

/// What the `hands` of a request tell, after its `beliefs`, if there are any. A hand is a `record`,
/// or its rules, dealer, cards and actions.
Beliefs learnedBeliefs(const Field& request, const KeptBeliefs& kept);

} // namespace sheepshead::console
