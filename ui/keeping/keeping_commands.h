// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAction;
class QMainWindow;

namespace sheepshead {

/// The commands of a KeepingWindow, in its menus and its toolbar. They belong to the window, which
/// does what they say.
struct KeepingCommands {
    explicit KeepingCommands(QMainWindow& window);

    QAction* again;
    QAction* print;
    QAction* pdf;
    QAction* webPage;
    QAction* close;
    QAction* undo;
    QAction* redo;
    QAction* correct;
    QAction* insert;
    QAction* remove;
    QAction* next;
    QAction* table;        ///< players and rules from the next hand on
    QAction* earlierTable; ///< from the chosen line on
    QAction* evening;
    QAction* bonus;
    QAction* pot;
    QAction* big;
    QList<QAction*> onLine; ///< need a chosen line
};

} // namespace sheepshead
