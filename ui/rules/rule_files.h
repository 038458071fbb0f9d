// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/support/result.h"
#include "ui/rules/named_rules.h"

#include <functional>

class QMessageBox;
class QWidget;

namespace sheepshead {

/// House rules in files (.sheeprules): with the name of the file, or the problem: where in it
/// ("line 3, column 5") and why.
Result<NamedRules> readRuleFile(const QString& file);

/// Writes the whole file or leaves what was there before; false if it cannot be written.
bool writeRuleFile(const QString& file, const Variant& variant);

/// Opens a message that a file has no valid rules and that nothing was changed.
QMessageBox* tellRuleFileProblem(const QString& file, const Problem& problem, QWidget* parent);

/// Asks for a file, reads it and calls `take` with its rules. Returns at once; shows problems
/// itself.
void openRuleFile(QWidget* parent, std::function<void(const NamedRules&)> take);

/// Asks for a file and saves the rules there. Returns at once; shows problems itself.
void saveRuleFile(QWidget* parent, const NamedRules& rules);

} // namespace sheepshead
