// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/statistics/pick_chances.h"
#include "ui/cards/speeds.h"
#include "ui/preferences/cast.h"

#include <functional>

namespace sheepshead {

class Game;
class MainWindow;
class ScoreSheetView;
class TableWidget;
struct Preferences;
struct SheetDocument;

/// Shows what belongs to a game and not to one hand: the players, totals and pot on the table, the
/// score sheet, and the name of the game in the title of the window.
class GameDisplay {
public:
    GameDisplay(MainWindow& window, TableWidget& table, ScoreSheetView& sheet);

    /// Asked whether a practice or a lesson has the table. Then nothing of the game is shown on it
    /// until showAgain(). To be set before the first game.
    void setGameWaits(std::function<bool()> waits) { gameWaits_ = std::move(waits); }

    /// Shows all of it on an empty table. The game must outlive its place on the table.
    void setGame(const Game& game);

    /// After names, faces or characters changed: what is on the table is drawn again.
    void showPlayers();
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
    bool hasTable() const { return game_ && !(gameWaits_ && gameWaits_()); }
    void showTotals(const SheetDocument& document);
    void tellOfMissing();
    void announcePot();

    MainWindow& window_;
    TableWidget& table_;
    ScoreSheetView& sheet_;
    std::function<bool()> gameWaits_;
    const Game* game_ = nullptr;
    PowerTable power_;
    Cast cast_;
};

} // namespace sheepshead
