// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_occupant.h"

#include <QObject>

namespace sheepshead {

class CurrentGame;
class GameController;
class GameDisplay;
class KnownPlayers;
class MainWindow;
class TableHost;
class TableWidget;

/// The game at the table: its beginning, its hands one after another and their results, its end. It
/// has the table whenever no guest has it.
class GameAtTable : public QObject, public TableOccupant {
    Q_OBJECT

public:
    struct Room {
        MainWindow& window;
        TableWidget& table;
        TableHost& host;
        CurrentGame& game;
        GameController& controller;
        GameDisplay& display;
        KnownPlayers& players;
    };
    explicit GameAtTable(const Room& room);

    /// Call it when another game has come: shows it, and deals its first hand or resumes the
    /// unfinished one.
    void begin();
    /// Call it when the game has ended, perhaps in the middle of a hand: the table is bare then.
    void end();

    TableView view() const override;
    void resume() override;
    void leave() override;
    /// The next hand, or the end of the game.
    void goOn() override;
    GameSession* session() const override;
    std::optional<NamedHand> lastHand() const override;

Q_SIGNALS:
    /// A hand of the game was dealt.
    void dealt();
    /// A hand of the game is over.
    void handOver();
    /// The game has begun; all of it is shown.
    void begun();

private:
    void listen();
    void endHand();

    Room room_;
};

} // namespace sheepshead
