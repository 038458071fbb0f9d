// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/keeping/entry_place.h"
#include "ui/keeping/quick_entry.h"

#include <optional>

namespace sheepshead {

/// Where in a short line a number stands that may be meant as the makers' points and is to be asked
/// about, as the last one of "2 4 7"; nothing where the line is clear.
std::optional<qsizetype> askedPoints(
    const QString& line, const QuickEntry& entry, const EntryPlace& place);

} // namespace sheepshead
