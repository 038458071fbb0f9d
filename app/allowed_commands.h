// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace sheepshead {

class BookFiles;
class CurrentGame;
class MainWindow;
class ReviewController;
class ScoreBookController;
class TableUse;
class TakeBackController;

/// Enables those entries of the menus that mean something now.
class AllowedCommands : public QObject {
    Q_OBJECT

public:
    struct Room {
        const MainWindow& window;
        const ScoreBookController& book;
        const BookFiles& files;
        const CurrentGame& game;
        const TableUse& table;
        ReviewController& review;
        TakeBackController& takeBack;
    };
    explicit AllowedCommands(const Room& room);

    /// To be called when something of the room has changed.
    void refresh();

private:
    void allowGame();
    void allowBook();
    void allowLesson();

    Room room_;
};

} // namespace sheepshead
