// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/presets.h"
#include "tests/support/registered_test.h"
#include "tests/support/test_data.h"
#include "tests/support/transcript.h"

#include <QDir>
#include <QtTest>

using namespace sheepshead;

namespace {

const QDir& goldenHands()
{
    static const QDir folder(QString::fromStdString(testing::testData("transcripts")));
    return folder;
}

QStringList goldenFiles() { return goldenHands().entryList({ QStringLiteral("*.txt") }); }

std::string textOf(const QString& fileName)
{
    QFile file(goldenHands().filePath(fileName));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QStringList linesIn(const std::string& text)
{
    return QString::fromStdString(text).split(QLatin1Char('\n'));
}

} // namespace

class TranscriptsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_golden_hand_is_played_as_ever_data()
    {
        QTest::addColumn<QString>("fileName");
        for (const QString& fileName : goldenFiles())
            QTest::newRow(qPrintable(fileName)) << fileName;
    }

    /// Where a change is meant: `transcribe --update`, and look at the difference.
    void a_golden_hand_is_played_as_ever()
    {
        QFETCH(QString, fileName);
        const std::string golden = textOf(fileName);
        const auto transcript = testing::parseTranscript(golden);
        QVERIFY2(transcript.ok(), transcript.ok() ? "" : transcript.problem().reason.c_str());
        const auto told = testing::transcriptText(*transcript);
        QVERIFY2(told.ok(), told.ok() ? "" : told.problem().place.c_str());
        const QStringList expected = linesIn(golden);
        const QStringList lines = linesIn(*told);
        for (qsizetype i = 0; i < std::min(lines.size(), expected.size()); ++i)
            QVERIFY2(lines[i] == expected[i],
                qPrintable(QStringLiteral("line %1 is now '%2'\ninstead of '%3'")
                               .arg(i + 1)
                               .arg(lines[i], expected[i])));
        QCOMPARE(lines.size(), expected.size());
    }

    void every_preset_has_a_golden_hand_of_its_name_data()
    {
        QTest::addColumn<QByteArray>("key");
        for (const Preset& preset : presets()) {
            const QByteArray key(preset.key.data(), static_cast<int>(preset.key.size()));
            QTest::newRow(key) << key;
        }
    }

    void every_preset_has_a_golden_hand_of_its_name()
    {
        QFETCH(QByteArray, key);
        const std::string golden = textOf(QString::fromLatin1(key) + QStringLiteral(".txt"));
        const auto transcript = testing::parseTranscript(golden);
        QVERIFY2(transcript.ok(), "use transcribe --deal to make one");
        const Preset* const preset = presetOf(*transcript->record.variant);
        QVERIFY(preset != nullptr);
        QCOMPARE(preset->key, std::string_view(key.data()));
    }

    /// So that a lost file is noticed.
    void a_golden_hand_shows_every_turn_a_hand_can_take_data()
    {
        QTest::addColumn<QByteArray>("turn");
        for (const char* const turn :
            { "called A", "called T", "called JD", "called JS", "calling JH", "under a card",
                "face down", "goes alone", "had to pick", "won every trick", "lost without a trick",
                "the picker pays alone", "bumped", "counts 2 times", "everyone passed: leaster",
                "and the blind", "least: 1 4", "thrown in: doubler", "redeal hand", " alone ",
                "cracked, times 2", "cracked, times 4", "cracked back", "cracked around the corner",
                "blitz red-queens", "play QC blitz", "turned ", "bid a call", "solo side",
                "solo billy", "voted for a leaster", "voted for a doubler", "called sheepshead",
                "reneged", "moster, points", "mittler, points", "schneidster, points",
                "| schwanzer", "called 8D", " took TC 9S", " sees: 1 took 2 cards" })
            QTest::newRow(turn) << QByteArray(turn);
    }

    void a_golden_hand_shows_every_turn_a_hand_can_take()
    {
        QFETCH(QByteArray, turn);
        const QStringList files = goldenFiles();
        QVERIFY(std::ranges::any_of(files, [&](const QString& fileName) {
            return textOf(fileName).find(turn.data()) != std::string::npos;
        }));
    }
};

REGISTER_TEST(TranscriptsTest)
#include "transcripts_test.moc"
