// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/table_line.h"
#include "engine/score_keeping/table_scoring.h"
#include "ui/keeping/table_dialog.h"

#include <QStringList>

#include <functional>

class QWidget;

namespace sheepshead {

// What the window of a real table asks. Each opens its own dialog and returns at once.

/// By which rules so many play, of those that are offered and the presets.
void askForRules(int players, const std::vector<NamedRules>& offered, QWidget* parent,
    std::function<void(const Variant&)> take);

/// POT-END: who gets the points in the pot. The names are those of all members of the sheet.
void askWhoGetsThePot(const TableState& table, const QStringList& names, QWidget* parent,
    const std::function<void(const PotShared&)>& take);

} // namespace sheepshead
