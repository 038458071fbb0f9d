// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace sheepshead {

class CurrentGame;
class GameController;
class GameDisplay;
class KnownPlayers;
class MainWindow;
class TableWidget;

/// Shows what becomes of the game on the table: its beginning, the results of its hands, its end.
class ShownGame : public QObject {
    Q_OBJECT

public:
    struct Room {
        MainWindow& window;
        TableWidget& table;
        CurrentGame& game;
        GameController& controller;
        GameDisplay& display;
        KnownPlayers& players;
    };
    explicit ShownGame(const Room& room);

    /// Call it when a game has come to the table: shows it, and deals its first hand or resumes the
    /// unfinished one.
    void begin();
    /// Call it when the game has ended, perhaps in the middle of a hand: clears the table.
    void clear();

Q_SIGNALS:
    /// A hand of the game is over.
    void handOver();
    /// The game or a hand of it has begun or ended, so other commands mean something.
    void changed();
    /// The game has begun; all of it is shown.
    void begun();

private:
    void listen();
    void endHand();

    Room room_;
};

} // namespace sheepshead
