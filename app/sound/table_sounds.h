// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sound/sound_player.h"
#include "app/sound/sounds.h"
#include "ui/preferences/preferences.h"

#include <QElapsedTimer>
#include <QObject>

#include <functional>

namespace sheepshead {

class TableWidget;

/// Plays the sounds of what is shown on the table.
class TableSounds : public QObject {
    Q_OBJECT

public:
    using Loader = std::function<SoundPlayer*()>;

    /// The loader is asked once, for the first sound; without a player all is quiet.
    TableSounds(TableWidget& table, Loader loader);

    void use(const SoundLook& look, Speed speed);

    /// One sound, as loud as it would be with these settings.
    void sample(const SoundLook& look);

private:
    void play(Sound sound);
    SoundPlayer* player();

    TableWidget& table_;
    Loader loader_;
    SoundPlayer* player_ = nullptr; ///< owned by its module
    bool loaded_ = false;
    SoundLook look_;
    Speed speed_ = Speed::Normal;
    SoundPacing pacing_;
    QElapsedTimer clock_;
};

} // namespace sheepshead
