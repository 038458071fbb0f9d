// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sound/sound_player.h"

#include <QHash>
#include <QSoundEffect>

namespace sheepshead {

/// Plays with Qt Multimedia. Each file is read once and kept.
class QtSoundPlayer : public QObject, public SoundPlayer {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "sheepshead.SoundPlayer/1")
    Q_INTERFACES(sheepshead::SoundPlayer)

public:
    void play(const QString& file, double amplitude) override;

private:
    QHash<QString, QSoundEffect*> effects_;
};

} // namespace sheepshead
