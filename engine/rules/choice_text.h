// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/rule_table.h"

#include <string>

namespace sheepshead {

/// "the choices are: off, on", or the numbers that a rule takes: why a choice was not understood.
std::string choicesText(const Rule& rule);

} // namespace sheepshead
