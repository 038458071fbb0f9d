// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/table/played_table.h"

class QAbstractButton;

/// A person who always takes the first choice.
namespace sheepshead::testing {

/// The first button of the choice bar that can be pressed as things stand; nothing if there is
/// none.
QAbstractButton* readyButton(TableWidget& table);

void decideByMouse(PlayedTable& played);
void decideByKeys(PlayedTable& played);

} // namespace sheepshead::testing
