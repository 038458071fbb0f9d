// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;

namespace {

std::variant<CommandLine, CommandLineReply> read(const QStringList& arguments)
{
    return readCommandLine(QStringList { QStringLiteral("sheepshead") } + arguments,
        { QStringLiteral("de"), QStringLiteral("en") });
}

QStringList words(const char* text)
{
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
}

} // namespace

class CommandLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void without_options_everything_is_as_usual()
    {
        QVERIFY(std::get<CommandLine>(read({})) == CommandLine());
    }

    void every_option_is_read()
    {
        const auto line = std::get<CommandLine>(read(
            words("--data-dir /tmp/sheep --language de --seed 18446744073709551615 --speed off")));
        const CommandLine expected { QStringLiteral("/tmp/sheep"), QStringLiteral("de"),
            18446744073709551615U, Speed::Off, {} };
        QVERIFY(line == expected);
    }

    void a_file_of_house_rules_is_taken()
    {
        const auto line = std::get<CommandLine>(read(words("--speed off ours.sheeprules")));
        QCOMPARE(line.rulesFile, QStringLiteral("ours.sheeprules"));
    }

    void a_file_of_a_hand_is_taken()
    {
        const auto line = std::get<CommandLine>(read(words("ours.SheepHand")));
        QCOMPARE(line.handFile, QStringLiteral("ours.SheepHand"));
        QCOMPARE(line.rulesFile, QString());
    }

    void files_of_tournaments_and_their_results_are_taken()
    {
        const auto line =
            std::get<CommandLine>(read(words("cup.sheeptournament Two.SheepResults")));
        QVERIFY(isTournamentFile(line.handFile));
        QVERIFY(isTournamentFile(line.moreFiles.at(0)));
        QVERIFY(!isChallengeFile(line.moreFiles.at(0)));
    }

    void files_of_challenges_and_results_are_taken()
    {
        const auto line =
            std::get<CommandLine>(read(words("ours.sheepchallenge Anna.SheepResult")));
        QCOMPARE(line.handFile, QStringLiteral("ours.sheepchallenge"));
        QVERIFY(isChallengeFile(line.handFile));
        QVERIFY(isChallengeFile(line.moreFiles.at(0)));
        QVERIFY(!isStudyFile(line.handFile));
    }

    void a_file_of_a_study_is_taken()
    {
        const auto line = std::get<CommandLine>(read(words("ours.sheepstudy more.sheephand")));
        QCOMPARE(line.handFile, QStringLiteral("ours.sheepstudy"));
        QCOMPARE(line.moreFiles, QStringList { QStringLiteral("more.sheephand") });
        QVERIFY(isStudyFile(line.handFile));
        QVERIFY(!isRulesFile(line.handFile));
    }

    void the_actions_of_the_desktop_entry_are_taken()
    {
        QVERIFY(std::get<CommandLine>(read(words("--show lessons"))).show == Command::Learn);
        QVERIFY(std::get<CommandLine>(read(words("--show score-book"))).show == Command::ScoreBook);
        QVERIFY(
            std::get<CommandLine>(read(words("--show score-table"))).show == Command::ScoreTable);
    }

    void help_and_version_are_printed_and_end_well_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("part");
        QTest::addRow("--help") << words("--help") << QStringLiteral("--seed <number>");
        QTest::addRow("-h") << words("-h") << QStringLiteral("slow, normal, fast, off");
        QTest::addRow("--version") << words("--version") << QStringLiteral("sheepshead 1.2.3\n");
        QTest::addRow("-v") << words("-v --seed x") << QStringLiteral("sheepshead 1.2.3\n");
    }

    void help_and_version_are_printed_and_end_well()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, part);
        QCoreApplication::setApplicationVersion(QStringLiteral("1.2.3"));
        const auto reply = std::get<CommandLineReply>(read(arguments));
        QCOMPARE(reply.status, 0);
        QVERIFY2(reply.text.contains(part), qPrintable(reply.text));
    }

    void a_fault_is_named_and_ends_with_status_2_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("part");
        QTest::addRow("unknown") << words("--sped off") << QStringLiteral("sped");
        QTest::addRow("without a value") << words("--seed") << QStringLiteral("seed");
        QTest::addRow("a word too many") << words("table.txt") << QStringLiteral("\"table.txt\"");
        QTest::addRow("two files of rules")
            << words("a.sheeprules b.txt") << QStringLiteral("\"b.txt\"");
        QTest::addRow("rules and a hand")
            << words("a.txt b.sheephand") << QStringLiteral("\"a.txt\"");
        QTest::addRow("nothing to show")
            << words("--show me") << QStringLiteral("lessons, score-book");
        QTest::addRow("language") << words("--language fr") << QStringLiteral("There are: de, en.");
        QTest::addRow("seed") << words("--seed -1") << QStringLiteral("--seed -1");
        QTest::addRow("seed too large")
            << words("--seed 18446744073709551616") << QStringLiteral("not a whole number");
        QTest::addRow("speed") << words("--speed 9") << QStringLiteral("slow, normal, fast, off");
        QTest::addRow("no folder") << words("--data-dir=") << QStringLiteral("--data-dir");
    }

    void a_fault_is_named_and_ends_with_status_2()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, part);
        const auto reply = std::get<CommandLineReply>(read(arguments));
        QCOMPARE(reply.status, 2);
        QVERIFY2(reply.text.startsWith(QStringLiteral("sheepshead: ")), qPrintable(reply.text));
        QVERIFY2(reply.text.contains(part), qPrintable(reply.text));
    }
};

REGISTER_GUILESS_TEST(CommandLineTest)
#include "command_line_test.moc"
