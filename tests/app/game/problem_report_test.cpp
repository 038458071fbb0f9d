// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/problem_report.h"

#include "app/game/hand_files.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "ui/files/whole_file.h"

#include <QFile>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace sheepshead;

namespace {

HandRecord aHandInPlay()
{
    HandRecord record { CheckedVariant(), dealFromSeed(CheckedVariant(), 24, seatAt(4)), 1, {},
        {} };
    record.actions = { { seatAt(0), Pass {} }, { seatAt(1), Pick {} } };
    return record;
}

ReportFacts factsWith(std::optional<HandRecord> hand)
{
    return { defaultPreferences(), std::move(hand), true, true };
}

QString textOf(const std::string& text) { return QString::fromStdString(text); }

} // namespace

class ProblemReportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_report_is_read_as_the_hand_it_has()
    {
        const ReportFacts facts = factsWith(aHandInPlay());
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("report.txt"));
        QVERIFY(writeWholeFile(
            file, QByteArray::fromStdString(reportText({}, reportLines(facts), facts))));
        const auto read = readHandFile(file);
        QVERIFY2(read, qPrintable(textOf(read ? "" : read.problem().reason)));
        QVERIFY(*read == aHandInPlay());
    }

    void what_the_person_writes_stays_a_note()
    {
        const ReportFacts facts = factsWith(aHandInPlay());
        const QString words =
            QStringLiteral("It froze.\n\nsheepshead hand 1\n  variant x\r\nEnde äöü");
        const std::string text = reportText(words, reportLines(facts), facts);
        QVERIFY2(textOf(text).contains(QStringLiteral("\n# It froze.\n#\n# sheepshead hand 1\n")),
            text.c_str());
        const auto read = parseRecord(text);
        QVERIFY(read && *read == aHandInPlay());
    }

    void a_report_without_a_hand_says_so()
    {
        const ReportFacts facts = factsWith({});
        const std::string text = reportText({}, reportLines(facts), facts);
        QVERIFY2(text.ends_with("\n# no hand\n"), text.c_str());
        QVERIFY(!parseRecord(text));
    }

    void version_system_settings_and_rules_are_told()
    {
        QCoreApplication::setApplicationVersion(QStringLiteral("1.2.3"));
        ReportFacts facts = factsWith({});
        facts.preferences.variant.doubleOnTheBump = !facts.preferences.variant.doubleOnTheBump;
        facts.preferences.speed = Speed::Fast;
        const QString lines = reportLines(facts);
        for (const char* const line : { "version: 1.2.3", "speed: fast", "score book open: yes",
                 "levels: regular regular", "rules of new games: layout=5H-A " })
            QVERIFY2(lines.contains(QLatin1String(line)), qPrintable(lines));
        QVERIFY2(lines.contains(QSysInfo::kernelVersion()), qPrintable(lines));
    }

    void nobody_is_named()
    {
        ReportFacts facts = factsWith(aHandInPlay());
        facts.preferences.names[0] = QStringLiteral("Zoë Q.");
        facts.preferences.felt.picture = QStringLiteral("/home/zoe-q/meadow.png");
        facts.preferences.deck.deck = QStringLiteral("/home/zoe-q/decks/index.desktop");
        const QString text = textOf(reportText({}, reportLines(facts), facts));
        for (const QString& name : facts.preferences.names)
            QVERIFY2(!text.contains(name), qPrintable(name));
        QVERIFY(!text.contains(QSysInfo::machineHostName()));
        QVERIFY(!text.contains(QStringLiteral("zoe-q")));
        for (const char* const variable : { "HOME", "USER", "LOGNAME" })
            if (qEnvironmentVariableIsSet(variable) && qEnvironmentVariable(variable).size() > 4)
                QVERIFY2(!text.contains(qEnvironmentVariable(variable)), variable);
    }

    void a_file_that_is_no_hand_is_refused_with_its_line()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("a.sheephand"));
        QVERIFY(!readHandFile(file)); // it is not there

        HandRecord wrong = aHandInPlay();
        wrong.actions.push_back({ seatAt(3), Pass {} }); // who picked is to act
        QVERIFY(writeWholeFile(file, QByteArray::fromStdString(recordText(wrong))));
        QCOMPARE(textOf(readHandFile(file).problem().place), QStringLiteral("action 3: 3 pass"));

        QVERIFY(writeWholeFile(file, "# a note\nsheepshead hand 2\n"));
        QCOMPARE(textOf(readHandFile(file).problem().place), QStringLiteral("line 2"));

        QVERIFY(writeWholeFile(file, QByteArray(2 << 20, 'x')));
        QCOMPARE(textOf(readHandFile(file).problem().place), QStringLiteral("file"));
    }
};

REGISTER_TEST(ProblemReportTest)
#include "problem_report_test.moc"
