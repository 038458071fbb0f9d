// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace sheepshead {

/// Makes the sounds: by the module with Qt Multimedia, of which the program itself knows nothing,
/// on Windows by the system. It is loaded when the first sound is wanted; without it, and without
/// an audio device, all is quiet.
class SoundPlayer {
public:
    SoundPlayer() = default;
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;
    virtual ~SoundPlayer() = default;

    /// Starts a WAV file of the resources, ":/sounds/play.wav", beside what sounds already, its
    /// samples multiplied by the amplitude, 0 to 1.
    virtual void play(const QString& file, double amplitude) = 0;
};

} // namespace sheepshead

Q_DECLARE_INTERFACE(sheepshead::SoundPlayer, "sheepshead.SoundPlayer/1")
