// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace sheepshead {

class CurrentGame;
class MainWindow;
class SettingsController;

/// The end of the program: asks before its window closes, if that would lose a game, and saves how
/// the window looked. In another language the program ends to begin again.
class ProgramEnd : public QObject {
    Q_OBJECT

public:
    ProgramEnd(MainWindow& window, CurrentGame& game, SettingsController& settings);

    /// The person chose another language: the program is to begin again in it, and its game goes
    /// on.
    bool beginsAgain() const { return again_; }

private:
    bool mayClose();
    void beginAgain();
    void saveLook();

    MainWindow& window_;
    CurrentGame& game_;
    SettingsController& settings_;
    bool again_ = false;
    bool agreed_ = false; ///< the person agreed to lose the game
};

} // namespace sheepshead
