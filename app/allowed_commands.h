// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/menu_table.h"

#include <QObject>

#include <initializer_list>

namespace sheepshead {

class BookFiles;
class CurrentGame;
class MainWindow;
class ScoreBookController;
class TableHost;

/// Enables those entries of the menus that mean something now.
class AllowedCommands : public QObject {
    Q_OBJECT

public:
    AllowedCommands(MainWindow& window, const ScoreBookController& book, const BookFiles& files,
        const CurrentGame& game, const TableHost& host);

    /// To be called when book or files have changed.
    void refresh();

private:
    void allow(
        std::initializer_list<Command> commands, bool allowed, const QString& whyNot = {}) const;
    void allowGame();
    void allowHand();
    void allowBook();

    MainWindow& window_;
    const ScoreBookController& book_;
    const BookFiles& files_;
    const CurrentGame& game_;
    const TableHost& host_;
};

} // namespace sheepshead
