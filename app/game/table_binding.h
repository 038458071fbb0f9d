// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

class Game;
class TableWidget;

/// The game happens on the table from now on, and its person decides there. What has happened
/// before is not shown: see GameSession::comeBack().
void layOn(TableWidget& table, Game& game);

/// The game waits, and the table shows nothing more of it.
void takeOff(TableWidget& table, Game& game);

} // namespace sheepshead
