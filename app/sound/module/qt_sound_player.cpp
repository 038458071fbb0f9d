// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/module/qt_sound_player.h"

#include <QAudio>
#include <QAudioDevice>
#include <QMediaDevices>
#include <QUrl>

namespace sheepshead {

void QtSoundPlayer::play(const QString& file, qreal volume)
{
    if (QMediaDevices::defaultAudioOutput().isNull())
        return;
    QSoundEffect*& effect = effects_[file];
    if (!effect) {
        effect = new QSoundEffect(this);
        effect->setSource(QUrl(QStringLiteral("qrc") + file));
    }
    const float heard = QAudio::convertVolume(
        static_cast<float>(volume), QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale);
    effect->setVolume(heard);
    effect->play();
}

} // namespace sheepshead
