// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

class MainWindow;

/// What decides which entries of the menus mean something. At the start there is no game yet.
struct CommandState {
    bool bookIsOpen = false;
    bool filesAreBusy = false; ///< a file of the book is being read or written
    bool gameIsThere = false;
    bool gameIsOver = false;
    bool gameWaits = false; ///< a practice or a lesson has the table
    bool lessonIsOn = false;
};

/// Enables the entries of book, files and game. What depends on the hand on the table, its owners
/// enable; a lesson's hand takes that away again, so this comes after them.
void allowCommands(const MainWindow& window, const CommandState& state);

} // namespace sheepshead
