// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QWidget>

namespace sheepshead {

/// Call it before a panel or a part of it is hidden or disabled: the focus, if it is in there, goes
/// to `heir`. Otherwise Qt would give it to the next widget in the tab order, away from the table.
inline void giveFocusBack(const QWidget& part, QWidget* heir)
{
    const QWidget* const focused = QApplication::focusWidget();
    if (heir && focused && (focused == &part || part.isAncestorOf(focused)))
        heir->setFocus(Qt::OtherFocusReason);
}

} // namespace sheepshead
