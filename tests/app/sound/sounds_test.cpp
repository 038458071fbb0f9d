// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/sounds.h"

#include "tests/support/registered_test.h"

#include <QFile>
#include <QtEndian>

#include <cmath>

using namespace sheepshead;

namespace {

std::vector<double> samplesOf(Sound sound)
{
    QFile file(soundFile(sound));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray data = file.readAll();
    std::vector<double> samples;
    for (qsizetype at = soundHeaderSize; at + 1 < data.size(); at += 2)
        samples.push_back(qFromLittleEndian<qint16>(data.constData() + at) / 32768.0);
    return samples;
}

Event scoredFor(Score score)
{
    HandScored scored;
    scored.scores.scores[seatAt(2)] = score;
    return scored;
}

} // namespace

class SoundsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_sound_is_a_wave_file_data() { sounds(); }

    void every_sound_is_a_wave_file()
    {
        QFETCH(int, number);
        QFile file(soundFile(static_cast<Sound>(number)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray data = file.readAll();
        QCOMPARE(data.left(4), QByteArray("RIFF"));
        QCOMPARE(data.mid(8, 8), QByteArray("WAVEfmt "));
        QCOMPARE(qFromLittleEndian<quint32>(data.constData() + 4), quint32(data.size() - 8));
        QCOMPARE(qFromLittleEndian<quint16>(data.constData() + 22), quint16(1)); // channel
        QCOMPARE(qFromLittleEndian<quint32>(data.constData() + 24), quint32(soundRate));
        QCOMPARE(qFromLittleEndian<quint16>(data.constData() + 34), quint16(16)); // bits
        QCOMPARE(qFromLittleEndian<quint32>(data.constData() + 40),
            quint32(data.size() - soundHeaderSize));
    }

    void every_sound_can_be_heard_and_none_is_clipped_data() { sounds(); }

    void every_sound_can_be_heard_and_none_is_clipped()
    {
        QFETCH(int, number);
        const std::vector<double> samples = samplesOf(static_cast<Sound>(number));
        const double seconds = static_cast<double>(samples.size()) / soundRate;
        QVERIFY(seconds > 0.1);
        QVERIFY(seconds < 1.2);
        double peak = 0;
        double power = 0;
        double mean = 0;
        for (const double sample : samples) {
            peak = std::max(peak, std::abs(sample));
            power += sample * sample;
            mean += sample;
        }
        QVERIFY(peak > 0.15);
        QVERIFY(peak < 0.6);
        QVERIFY(std::sqrt(power / static_cast<double>(samples.size())) > 0.03);
        QVERIFY(
            std::abs(mean / static_cast<double>(samples.size())) < 0.01); // no click at its ends
        QVERIFY(std::abs(samples.front()) < 0.1);
        QVERIFY(std::abs(samples.back()) < 0.02);
    }

    void events_sound_as_they_do_on_a_table()
    {
        const Seat person = seatAt(0);
        QCOMPARE(soundOf(Dealt {}, person), Sound::Deal);
        QCOMPARE(soundOf(Passed {}, person), Sound::Knock);
        QCOMPARE(soundOf(Picked {}, person), Sound::Take);
        QCOMPARE(soundOf(Cracked {}, person), Sound::Crack);
        QCOMPARE(soundOf(Played {}, person), Sound::Play);
        QCOMPARE(soundOf(TrickTaken {}, person), Sound::Take);
        QVERIFY(!soundOf(Buried {}, person));
    }

    void win_and_loss_are_the_persons()
    {
        QCOMPARE(soundOf(scoredFor({ 2 }), seatAt(2)), Sound::Win);
        QCOMPARE(soundOf(scoredFor({ -1 }), seatAt(2)), Sound::Loss);
        QVERIFY(!soundOf(scoredFor({ 2 }), seatAt(1)));
    }

    void louder_is_louder_and_nothing_is_silent()
    {
        QCOMPARE(amplitudeOf(0), 0.0);
        QCOMPARE(amplitudeOf(100), 1.0);
        for (int volume = 1; volume < 100; ++volume)
            QVERIFY(amplitudeOf(volume) > amplitudeOf(volume - 1));
        QVERIFY(amplitudeOf(50) < 0.2); // half as loud needs much less
        QCOMPARE(amplitudeOf(-5), 0.0);
        QCOMPARE(amplitudeOf(500), 1.0);
    }

    void cards_do_not_rattle()
    {
        SoundPacing pacing;
        QVERIFY(pacing.mayStart(Sound::Play, Speed::Fast, 1000));
        QVERIFY(!pacing.mayStart(Sound::Play, Speed::Fast, 1000 + soundGap - 1));
        QVERIFY(pacing.mayStart(Sound::Play, Speed::Fast, 1000 + soundGap));
    }

    void without_motion_cards_are_quiet()
    {
        SoundPacing pacing;
        for (const Sound sound : { Sound::Deal, Sound::Play, Sound::Take, Sound::Knock })
            QVERIFY(!pacing.mayStart(sound, Speed::Off, 5000));
        QVERIFY(pacing.mayStart(Sound::Turn, Speed::Off, 5000));
    }

    void what_happens_once_always_sounds()
    {
        SoundPacing pacing;
        QVERIFY(pacing.mayStart(Sound::Play, Speed::Normal, 0));
        QVERIFY(pacing.mayStart(Sound::Crack, Speed::Normal, 10));
        QVERIFY(pacing.mayStart(Sound::Win, Speed::Normal, 20));
    }

private:
    static void sounds()
    {
        QTest::addColumn<int>("number");
        for (int i = 0; i < soundCount; ++i)
            QTest::newRow(qPrintable(soundFile(static_cast<Sound>(i)))) << i;
    }
};

REGISTER_GUILESS_TEST(SoundsTest)
#include "sounds_test.moc"
