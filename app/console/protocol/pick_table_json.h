// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/protocol/json_protocol.h"
#include "engine/openings/pick_table.h"

#include <string>

namespace sheepshead::console {

/// A pick table for other programs.
Json pickTableJson(const PickTableQuestion& question, const PickTableAnswer& answer);

/// The same as lines for spreadsheets, with a heading. An empty field: any hand.
std::string pickTableCsv(const PickTableAnswer& answer);

} // namespace sheepshead::console
