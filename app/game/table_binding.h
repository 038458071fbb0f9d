// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

class Game;
class TableWidget;

/// From now on the game is shown on the table, and its person decides there. What happened before
/// is not shown: see GameSession::comeBack().
void attach(TableWidget& table, Game& game);

/// The game waits, and the table shows nothing of it any more.
void detach(TableWidget& table, Game& game);

} // namespace sheepshead
