// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/statistics/pick_chances.h"
#include "ui/cards/speeds.h"
#include "ui/preferences/cast.h"

namespace sheepshead {

class Game;
class MainWindow;
class ScoreSheetView;
class TableWidget;
struct Preferences;

/// Shows what belongs to a game and not to one hand: the players, totals and pot on the table, the
/// score sheet, and the name of the game in the title of the window.
class GameDisplay {
public:
    GameDisplay(MainWindow& window, TableWidget& table, ScoreSheetView& sheet);

    /// Shows all of it. The game must outlive its place on the table.
    void setGame(const Game& game);

    /// After the players changed. Clears the table.
    void showPlayers();
    /// The same players with other faces or characters; the table goes on.
    void showFaces();
    void showName();
    /// After a row was added.
    void showSheet();
    /// Tells the table what belongs to the result of the last hand and is not of its cards: the
    /// mauers, and of a hand with a row on the sheet what it moved into the pot. To be called
    /// before the table shows the result.
    void announceResult(bool hasRow);
    /// The table is the game's again, and may show its last result.
    void showAgain();

    void use(const Preferences& preferences);
    /// Of the table and of the menu.
    void useSpeed(Speed speed);

private:
    void tellOfMissing();
    void announcePot();

    MainWindow& window_;
    TableWidget& table_;
    ScoreSheetView& sheet_;
    const Game* game_ = nullptr;
    PowerTable power_;
    Cast cast_;
};

} // namespace sheepshead
