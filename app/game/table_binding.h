// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/cast.h"

namespace sheepshead {

class Game;
class TableWidget;
struct TableView;

/// From now on the game is shown on the table, and its person decides there. What happened before
/// is not shown: see GameSession::comeBack().
void attach(TableWidget& table, Game& game);

/// The game waits. What it has shown stays on the table until another view is presented.
void detach(TableWidget& table, Game& game);

/// The table of a game: its players with their levels, and its hand, also one that is over.
TableView viewOf(const Game& game, const Cast& cast);

} // namespace sheepshead
