// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant.h"

#include <QString>

namespace sheepshead {

/// What people call a table's rules, with or without changes of their own: "Called ace".
QString rulesName(const Variant& variant);

/// A table's rules in one line: "Called ace", "Called ace; all pass: doubler".
QString rulesLine(const Variant& variant);

/// The same without what a point is worth, which a sheet tells by itself.
QString rulesLineWithoutStake(Variant variant);

/// What a point is worth, as rulesLine() has it: "Cents a point: $0.25".
QString stakeLine(int centsAPoint);

} // namespace sheepshead
