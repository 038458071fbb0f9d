// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace sheepshead {

class CurrentGame;
class MainWindow;
class NewGameDialog;
class ScoreBookController;
class SettingsController;

/// Begins new games from the menu: one that a dialog sets up, or the same again.
class GameStarter : public QObject {
    Q_OBJECT

public:
    struct Room {
        MainWindow& window;
        ScoreBookController& book;
        SettingsController& settings;
        CurrentGame& game;
    };
    explicit GameStarter(const Room& room);

    /// Opens the dialog; what it sets up takes the place of the game on the table.
    NewGameDialog& ask();

private:
    Room room_;
};

} // namespace sheepshead
