// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/speeds.h"

#include <QObject>

#include <optional>

namespace sheepshead {

class CurrentGame;
class GameDisplay;
class SettingsController;
class TableRemarks;
class TableSounds;
struct Preferences;

/// Puts the person's settings to use, at the start and whenever they change: colours and letters,
/// what is seen and heard of the table, and how the game on it is played. Rules are a matter of the
/// GameController.
class SettingsInUse : public QObject {
    Q_OBJECT

public:
    struct Room {
        const SettingsController& settings;
        CurrentGame& game;
        GameDisplay& display;
        TableRemarks& remarks;
        TableSounds& sounds;
    };
    /// The speed of the command line holds until a setting is changed.
    SettingsInUse(const Room& room, std::optional<Speed> speed);

    /// The desktop wants things to stand still, or no longer.
    void useLessMotion(bool still);

private:
    void use(const Preferences& preferences, Speed speed);
    void change(const Preferences& now, const Preferences& was);

    Room room_;
};

} // namespace sheepshead
