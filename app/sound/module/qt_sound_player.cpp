// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/module/qt_sound_player.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QUrl>

namespace sheepshead {

void QtSoundPlayer::play(const QString& file, double amplitude)
{
    if (QMediaDevices::defaultAudioOutput().isNull())
        return;
    QSoundEffect*& effect = effects_[file];
    if (!effect) {
        effect = new QSoundEffect(this);
        effect->setSource(QUrl(QStringLiteral("qrc") + file));
    }
    effect->setVolume(static_cast<float>(amplitude));
    effect->play();
}

} // namespace sheepshead
