// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QString>

#include <cstdint>
#include <span>

namespace sheepshead {

/// All commands of the menus.
enum class Command : std::uint8_t {
    NewGame,
    SameGame,
    DayHand,
    DayHands,
    NewChallenge,
    Challenges,
    Tournaments,
    ScoreBook,
    History,
    People,
    Seasons,
    ScoreTable,
    ExportBook,
    ImportBook,
    BackUpBook,
    RestoreBook,
    NewPlayer,
    EndGame,
    Print,
    ExportPdf,
    SaveWebPage,
    Quit,
    Undo,
    Redo,
    UndoTrick,
    PlayAgain,
    DealNumber,
    Hint,
    LastTrick,
    TrumpCount,
    Review,
    CopyResult,
    SaveResultPicture,
    SaveHand,
    OpenHand,
    Study,
    HandWorth,
    EndPractice,
    LayDown,
    ScoreSheet,
    RepeatHand,
    RepeatTrick,
    RepeatScores,
    RepeatSeats,
    SpeedSlow,
    SpeedNormal,
    SpeedFast,
    SpeedOff,
    FullScreen,
    Sound,
    HouseRules,
    Look,
    Configure,
    Handbook,
    Glossary,
    Learn,
    Drills,
    Rules,
    HonestDeals,
    Noticing,
    Keys,
    Report,
    About,
    AboutQt,
};

/// The menus from left to right; BookFiles is one inside Game, Speed and Repeat are
/// inside View.
enum class Menu : std::uint8_t { Game, Club, BookFiles, Move, View, Repeat, Speed, Settings, Help };

/// One command: its only definition of text, keys and icon.
struct MenuRow {
    Command command;
    Menu menu;
    const char* text;      ///< translated by commandText()
    const char* keys = ""; ///< separated by spaces; the first is shown
    const char* icon = ""; ///< a name of the icon theme
    QAction::MenuRole role = QAction::NoRole;
    bool checkable = false;
    bool separatorBefore = false;
};

std::span<const MenuRow> menuTable();

QString menuTitle(Menu menu);
QString commandText(const MenuRow& row);

/// The keys as this system writes them: "Ctrl+N", "Ctrl+Shift+Z or Ctrl+Y".
QString keysText(const MenuRow& row);

/// An action for a row, ready to be connected.
QAction* makeAction(const MenuRow& row, QObject* parent);

} // namespace sheepshead
