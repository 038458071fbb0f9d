// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/challenge/challenge_exchange.h"

#include "engine/challenge/real_table_file.h"
#include "engine/challenge/result_file.h"
#include "engine/challenge/result_line.h"
#include "tests/app/challenge/challenge_house.h"
#include "tests/support/registered_test.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMessageBox>

using namespace sheepshead;
using namespace sheepshead::testing;

/// Challenges and results that come from others and go to them.
class ChallengeExchangeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void people_of_one_name_are_told_apart_and_none_is_replaced()
    {
        ChallengeHouse house;
        house.open(fileOfSmall(), "a.sheepchallenge");
        house.begin();
        house.playDeals(1);
        const ChallengeResult own = house.kept().own;
        const auto file = playedBy("Anna", Level::Beginner, smallChallenge(), 4, commitmentTo);
        const ChallengeResult line { "Anna", { { 9, {} }, { -9, {} } }, {}, true };
        for (int twice = 0; twice < 2; ++twice) {
            house.open(resultFileText(file, smallChallenge(), commitmentTo), "b.sheepresult");
            QGuiApplication::clipboard()->setText(
                QString::fromStdString(resultLine(line, smallChallenge(), commitmentTo)));
            Q_EMIT house.challenges.dialog()->pasteWanted();
        }
        QCOMPARE(house.kept().others.size(), std::size_t { 2 });
        QCOMPARE(house.kept().own.deals.size(), own.deals.size());
        QVERIFY(house.kept().own.deals == own.deals);
        QVERIFY(house.kept().others[0].deals == file.deals);
        QCOMPARE(totalOf(house.kept().others[1]), 0);
        QStringList names;
        for (const ChallengeRow& row : tableOf(house.kept()).people)
            names << QString::fromStdString(row.player);
        names.sort();
        QCOMPARE(names.join(u'|'), QStringLiteral("Anna|Anna (2)|Anna (3)"));
    }

    void equal_play_gives_equal_results_in_two_data_folders_which_are_compared()
    {
        ChallengeHouse anna(QStringLiteral("Anna"));
        ChallengeHouse other(QStringLiteral("עדה"));
        for (ChallengeHouse* const house : { &anna, &other }) {
            house->open(fileOfSmall(), "a.sheepchallenge");
            house->begin();
            house->playDeals(4);
        }
        QVERIFY(anna.kept().own.deals == other.kept().own.deals);

        const KeptChallenge theirs = other.kept();
        anna.open(resultFileText(theirs.own, theirs.challenge, commitmentTo), "b.sheepresult");
        QCOMPARE(anna.kept().others.size(), std::size_t { 1 });
        const ChallengeTable table = tableOf(anna.kept());
        QCOMPARE(table.people.size(), std::size_t { 2 });
        QCOMPARE(table.people[0].total, table.people[1].total);
        QCOMPARE(table.people[0].overMean, 0.0);
        QVERIFY(partingsIn(anna.kept(), 0, commitmentTo).empty());
    }

    void lines_of_others_are_pasted()
    {
        ChallengeHouse house;
        house.open(fileOfSmall(), "a.sheepchallenge");
        const auto result = playedBy("Bea", Level::Beginner, smallChallenge(), 4, commitmentTo);
        QGuiApplication::clipboard()->setText(
            QString::fromStdString("Look: " + resultLine(result, smallChallenge(), commitmentTo)));
        Q_EMIT house.challenges.dialog()->pasteWanted();
        QCOMPARE(house.kept().others.size(), std::size_t { 1 });
        QCOMPARE(totalOf(house.kept().others[0]), totalOf(result));
        // the file tells more than the line, and takes its place
        house.open(resultFileText(result, smallChallenge(), commitmentTo), "b.sheepresult");
        QCOMPARE(house.kept().others.size(), std::size_t { 1 });
        QVERIFY(!house.kept().others[0].scoresOnly);
        QVERIFY(tableOf(house.kept()).people.at(0).scores.empty()); // no deal is played here
    }

    void tables_come_as_files_and_as_lines()
    {
        ChallengeHouse house;
        house.open(fileOfSmall(), "a.sheepchallenge");
        const std::string file = realTableText(smallTable(), smallChallenge(), commitmentTo);
        for (int twice = 0; twice < 2; ++twice)
            house.open(file, "b.sheepresult");
        QVERIFY(house.kept().tables == std::vector { smallTable() });
        RealTable more { smallTable().players, {} };
        putScores(more, 3, std::vector { 0, 0, 0, 1, -1 });
        QGuiApplication::clipboard()->setText(
            QString::fromStdString(resultLine(more, smallChallenge(), commitmentTo) + "\n"
                + resultLine(smallTable("Olga"), smallChallenge(), commitmentTo)));
        Q_EMIT house.challenges.dialog()->pasteWanted();
        QCOMPARE(house.kept().tables.size(), std::size_t { 2 });
        QVERIFY(house.kept().tables[0] == mergedTable(smallTable(), more));
        QVERIFY(house.kept().tables[1] == smallTable("Olga"));
    }

    void a_result_of_a_later_version_is_told_as_such()
    {
        ChallengeHouse house;
        house.open(fileOfSmall(), "a.sheepchallenge");
        std::string text = realTableText(smallTable(), smallChallenge(), commitmentTo);
        text.replace(text.find("result 2"), 8, "result 3");
        house.open(text, "b.sheepresult");
        const auto* const told = house.window.findChild<QMessageBox*>();
        QVERIFY(told && told->informativeText().contains(QStringLiteral("later version")));
        QVERIFY(house.kept().tables.empty());
    }

    void altered_files_change_nothing_and_are_told()
    {
        ChallengeHouse house;
        std::string text = fileOfSmall();
        text.replace(text.find("deals 4"), 7, "deals 8");
        house.open(text, "a.sheepchallenge");
        QVERIFY(house.challenges.folder().all().empty());
        const auto* const told = house.window.findChild<QMessageBox*>();
        QVERIFY(told && told->informativeText().contains(QStringLiteral("Line 2")));
    }
};

REGISTER_WIDGET_TEST(ChallengeExchangeTest)
#include "challenge_exchange_test.moc"
