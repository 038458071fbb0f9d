// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/speeds.h"

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
    void showName();
    /// After a row was added.
    void showSheet();
    /// Tells the table what the hand of the last row moved into the pot, which belongs to its
    /// result. To be called before the table shows the result.
    void announcePot();
    /// The table is the game's again, and may show its last result.
    void showAgain();

    void use(const Preferences& preferences);
    /// Of the table and of the menu.
    void useSpeed(Speed speed);

private:
    void tellOfMissing();

    MainWindow& window_;
    TableWidget& table_;
    ScoreSheetView& sheet_;
    const Game* game_ = nullptr;
};

} // namespace sheepshead
