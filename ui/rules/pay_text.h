// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant_check.h"

#include <QString>

namespace sheepshead {

/// The section of the rules page about what a hand pays, worked out for these rules.
QString payHtml(const CheckedVariant& variant);

} // namespace sheepshead
