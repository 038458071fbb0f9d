// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/table_remarks.h"
#include "app/portal/motion_portal.h"
#include "app/sound/table_sounds.h"
#include "app/table/table_place.h"
#include "ui/cards/speeds.h"

#include <QObject>

#include <optional>

namespace sheepshead {

class CurrentGame;
class GameDisplay;
struct Preferences;

/// Puts the person's settings to use, at the start and whenever they change: colours and letters,
/// what is seen and heard of the table, and how the game on it is played. Rules are a matter of the
/// GameController.
class SettingsInUse : public QObject {
    Q_OBJECT

public:
    /// The speed of the command line holds until a setting is changed.
    SettingsInUse(const TablePlace& place, CurrentGame& game, GameDisplay& display,
        std::optional<Speed> speed);

private:
    void useLessMotion(bool still);
    void use(const Preferences& preferences, Speed speed);
    void change(const Preferences& now, const Preferences& was);

    TablePlace place_;
    CurrentGame& game_;
    GameDisplay& display_;
    TableRemarks remarks_;
    TableSounds sounds_;
    MotionPortal motionPortal_;
};

} // namespace sheepshead
