// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant_check.h"

#include <QString>

namespace sheepshead {

/// The section of the rules page about how a hand goes: deal, picking, partner, play and counting,
/// step by step.
QString handHtml(const CheckedVariant& variant);

} // namespace sheepshead
