// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/statistics/pick_chances.h"
#include "ui/cards/speeds.h"
#include "ui/preferences/cast.h"

namespace sheepshead {

class Game;
class MainWindow;
class ScoreSheetView;
class TableHost;
class TableWidget;
struct Preferences;
struct SheetDocument;
struct TableView;

/// Shows what belongs to a game and not to one hand: the players, totals and pot on the table, the
/// score sheet, and the name of the game in the title of the window.
class GameDisplay {
public:
    GameDisplay(MainWindow& window, TableWidget& table, TableHost& host, ScoreSheetView& sheet);

    /// Shows its sheet and its name. The game must outlive its place on the table.
    void setGame(const Game& game);

    /// The table of the game, with its totals and its pot.
    TableView viewOf(const Game& game) const;

    /// After names, faces or characters changed: draws the table again, also that of a guest.
    void showPlayers();
    void showName();
    /// After a row was added.
    void showSheet();
    /// Tells the table what belongs to the result of the last hand and is not of its cards: the
    /// mauers, and of a hand with a row on the sheet what it moved into the pot. To be called
    /// before the table shows the result.
    void announceResult(bool hasRow);
    /// The same for the result that the game's table showed before a guest had it.
    void announceLastResult();

    void use(const Preferences& preferences);
    /// Of the table and of the menu.
    void useSpeed(Speed speed);

private:
    void tellOfMissing();
    void announcePot();

    MainWindow& window_;
    TableWidget& table_;
    TableHost& host_;
    ScoreSheetView& sheet_;
    const Game* game_ = nullptr;
    PowerTable power_;
    Cast cast_;
};

} // namespace sheepshead
