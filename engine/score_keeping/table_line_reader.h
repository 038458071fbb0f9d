// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/table_line.h"
#include "engine/support/result.h"

#include <string_view>

namespace sheepshead {

/// Takes what tableLineText() writes. The problem's place is the word at fault. Whether the line
/// holds at its table is not asked here.
Result<TableLine> parseTableLine(std::string_view text);

} // namespace sheepshead
