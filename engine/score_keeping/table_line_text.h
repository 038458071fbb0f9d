// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/table_line.h"

#include <cstddef>
#include <string>

namespace sheepshead {

/// A line of a real table's book as one line of text, for score books and exports. Members are
/// their numbers, from 0:
///
///     table arrives=0,1,2,3,4 dealer=4 rules layout=5H-A crack=one
///     picked by=2 with=4 points=87 cracks=1 note Sandy schmeared
///     leaster winners=3
///     table leaves=1 arrives=5@0
///     doubler
///     pot
///
/// A note is the rest of the line, with "\n" for a new line and "\\" for a backslash; so are rules.
std::string tableLineText(const TableLine& line);

/// In bytes; a note that is longer is cut by who takes it from a person.
inline constexpr std::size_t longestNote = 1000;
inline constexpr std::size_t longestTableLine = 8192;

} // namespace sheepshead
