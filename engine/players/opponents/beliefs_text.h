// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/opponents/beliefs.h"

namespace sheepshead {

/// What was noticed of one player, as text for files, databases and other programs:
///
///     beliefs 1
///     hands 12.5
///     foretold regular=0 timid=-3.2 … learned=-0.4
///     follow 0.41 0.5 …
///     follow-evidence 12 0.3 4.1 …
///
/// One line of weights and one of evidence for each kind of decision of which something is known;
/// numbers are read again as they were, a style that is not named foretold nothing.
std::string beliefsText(const PersonBeliefs& beliefs);

/// The problem's place is the line ("line 3"). Numbers that are out of bounds are brought back.
Result<PersonBeliefs> parseBeliefs(std::string_view text);

} // namespace sheepshead
