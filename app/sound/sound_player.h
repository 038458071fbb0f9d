// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace sheepshead {

/// What the module with Qt Multimedia does for the program, which itself knows nothing of sound. It
/// is loaded when the first sound is wanted; without it, and without an audio device, it is quiet.
class SoundPlayer {
public:
    SoundPlayer() = default;
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;
    virtual ~SoundPlayer() = default;

    /// Starts a WAV file of the resources, ":/sounds/play.wav", beside what sounds already. The
    /// volume is that of a person's setting, 0 to 1.
    virtual void play(const QString& file, qreal volume) = 0;
};

} // namespace sheepshead

Q_DECLARE_INTERFACE(sheepshead::SoundPlayer, "sheepshead.SoundPlayer/1")
