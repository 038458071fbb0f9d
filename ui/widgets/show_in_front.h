// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QDialog>

namespace sheepshead {

/// Shows a window that stands beside the table and blocks nothing; above a dialog that would block
/// it, it is one that blocks that.
inline void showInFront(QDialog& dialog)
{
    if (QApplication::activeModalWidget() != nullptr)
        dialog.open();
    else
        dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

} // namespace sheepshead
