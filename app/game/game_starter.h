// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/desk.h"

#include <QObject>

namespace sheepshead {

class CurrentGame;
class NewGameDialog;

/// Begins new games from the menu: one that a dialog sets up, or the same again.
class GameStarter : public QObject {
    Q_OBJECT

public:
    GameStarter(const Desk& desk, CurrentGame& game);

    /// Opens the dialog; what it sets up takes the place of the game on the table.
    NewGameDialog& ask();

private:
    Desk desk_;
    CurrentGame& game_;
};

} // namespace sheepshead
