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
    struct Room {
        const MainWindow& window;
        const ScoreBookController& book;
        const BookFiles& files;
        const CurrentGame& game;
        const TableHost& host;
    };
    explicit AllowedCommands(const Room& room);

    /// To be called when something of the room has changed.
    void refresh();

private:
    void allow(std::initializer_list<Command> commands, bool allowed) const;
    void allowGame();
    void allowHand();
    void allowBook();

    Room room_;
};

} // namespace sheepshead
