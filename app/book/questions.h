// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"

#include <QString>

#include <functional>

class QWidget;

namespace sheepshead {

/// Questions before a game comes onto the table or leaves it. Each asks in a dialog of its own and
/// returns at once.

/// Whether to go on with a sheet; says where it stands. One of the two follows.
void askToGoOn(const SheetInfo& sheet, QWidget& window, std::function<void()> goOn,
    std::function<void()> newGame);

/// Whether a game that is not kept may be lost, for what the verb says.
void askToLose(const QString& verb, QWidget& window, std::function<void()> then);

} // namespace sheepshead
