// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/sound_loader.h"
#include "app/sound/sound_player.h"
#include "app/sound/sounds.h"

#include <QFile>
#include <QtEndian>

#include <array>

#include <windows.h>

#include <mmsystem.h>

namespace sheepshead {

namespace {

/// One sound at a time. The device is opened for the first one and kept, as that takes a while.
class Voice {
public:
    Voice() = default;
    Voice(const Voice&) = delete;
    Voice& operator=(const Voice&) = delete;
    ~Voice() { close(); }

    bool isBusy() const { return device_ && !(header_.dwFlags & WHDR_DONE); }

    /// Samples of 16 bits. Where there is no device it is quiet; the next sound tries again.
    void play(QByteArray samples)
    {
        if (!device_ && !open())
            return;
        release();
        samples_ = std::move(samples);
        header_ = {};
        header_.lpData = samples_.data();
        header_.dwBufferLength = static_cast<DWORD>(samples_.size());
        if (waveOutPrepareHeader(device_, &header_, sizeof header_) != MMSYSERR_NOERROR
            || waveOutWrite(device_, &header_, sizeof header_) != MMSYSERR_NOERROR)
            close();
    }

private:
    bool open()
    {
        WAVEFORMATEX format {};
        format.wFormatTag = WAVE_FORMAT_PCM;
        format.nChannels = 1;
        format.nSamplesPerSec = soundRate;
        format.wBitsPerSample = 16;
        format.nBlockAlign = sizeof(qint16);
        format.nAvgBytesPerSec = soundRate * sizeof(qint16);
        if (waveOutOpen(&device_, WAVE_MAPPER, &format, 0, 0, CALLBACK_NULL) != MMSYSERR_NOERROR)
            device_ = nullptr;
        return device_ != nullptr;
    }

    void release()
    {
        if (header_.dwFlags & WHDR_PREPARED)
            waveOutUnprepareHeader(device_, &header_, sizeof header_);
    }

    void close()
    {
        if (!device_)
            return;
        waveOutReset(device_);
        release();
        waveOutClose(device_);
        device_ = nullptr;
        header_ = {};
    }

    HWAVEOUT device_ = nullptr;
    QByteArray samples_;
    WAVEHDR header_ {};
};

QByteArray samplesOf(const QString& file, double amplitude)
{
    QFile wave(file);
    if (!wave.open(QIODevice::ReadOnly))
        return {};
    QByteArray samples = wave.readAll().mid(soundHeaderSize);
    for (qsizetype at = 0; at + 1 < samples.size(); at += 2) {
        const auto sample = qFromLittleEndian<qint16>(samples.constData() + at);
        qToLittleEndian(static_cast<qint16>(sample * amplitude), samples.data() + at);
    }
    return samples;
}

/// Plays with the system's own wave output, which mixes what sounds at the same time.
class WindowsSoundPlayer : public SoundPlayer {
public:
    void play(const QString& file, double amplitude) override
    {
        for (Voice& voice : voices_)
            if (!voice.isBusy())
                return voice.play(samplesOf(file, amplitude));
    }

private:
    /// Sounds are short and kept apart; a fifth one at the same time would not be heard.
    std::array<Voice, 4> voices_;
};

} // namespace

bool hasSoundPlayer() { return true; }

SoundPlayer* loadSoundPlayer()
{
    static WindowsSoundPlayer player;
    return &player;
}

} // namespace sheepshead
