// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant_check.h"

#include <QStringList>

namespace sheepshead {

/// How a hand goes by these rules, step by step from the deal to the count; plain text.
QStringList handSteps(const CheckedVariant& variant);

/// What happens when everyone passes, and what it pays; none where there is no picking.
QStringList everyonePassesTexts(const CheckedVariant& variant);

} // namespace sheepshead
