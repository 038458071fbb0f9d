// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/support/result.h"

#include <QString>

namespace sheepshead {

/// What parseRuleFile() finds wrong, in the person's language: "Line 3, column 5: …". What people
/// write into the file, keys and choices, stays as it is there.
QString ruleFileProblemText(const Problem& problem);

} // namespace sheepshead
