// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"

#include <QString>

#include <functional>

class QMessageBox;
class QWidget;

namespace sheepshead {

/// Questions before a game comes onto the table or leaves it. Each asks in a dialog of its own and
/// returns at once.

/// Asks whether to resume a sheet, and shows its totals. Calls one of the two functions.
void askToResume(const SheetInfo& sheet, QWidget& window, std::function<void()> resume,
    std::function<void()> newGame);

/// The same while another program has the score book open, as the text says (runningText()); this
/// window may be closed again, too.
void askToResumeBesideAnother(const SheetInfo& sheet, const QString& running, QWidget& window,
    std::function<void()> resume, std::function<void()> newGame);

/// That another program has the score book open, on the computer of this name if it is not this
/// one.
QString runningText(const QString& computer);

/// A dialog that says what is lost and why, and does what the verb says if the person agrees. It is
/// not open yet, and closes an earlier one of its name: the latest wish counts.
struct Loss {
    QString name; ///< of the dialog, for the program
    QString what;
    QString why;
};
QMessageBox& lossBox(
    const Loss& loss, const QString& verb, QWidget& window, std::function<void()> then);

/// Asks whether a game without a score book may be lost, for what the verb says.
void askToLose(const QString& verb, QWidget& window, std::function<void()> then);

} // namespace sheepshead
