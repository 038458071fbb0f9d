// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/old_scores/old_scores.h"

#include "tests/support/registered_test.h"

#include <QLocale>
#include <QTest>

using namespace sheepshead;

namespace {

const QDate today(2026, 11, 28);

OldScores guessed(const QByteArray& bytes)
{
    const CellTable table = readCells(bytes);
    return readOldScores(table, likelyReading(table, today));
}

/// "2019-03-12: Ada +12, Bob -12; Ada -3, Bob +3", a line an evening.
QByteArrayList told(const OldScores& scores)
{
    QByteArrayList evenings;
    for (const OldEvening& evening : scores.evenings) {
        QStringList lines;
        for (const PaperLine& line : evening.lines) {
            QStringList cells;
            for (const MemberPoints& each : line.points)
                cells << evening.players[indexOf(each.who)] + u' ' + QString::number(each.points);
            lines << cells.join(QStringLiteral(", "));
        }
        evenings << (evening.day.toString(Qt::ISODate) + QStringLiteral(": ")
            + lines.join(QStringLiteral("; ")))
                        .toUtf8();
    }
    return evenings;
}

QByteArrayList faultsOf(const OldScores& scores)
{
    QByteArrayList faults;
    for (const OldFault& fault : scores.faults)
        faults << (QString::number(fault.line) + u' ' + fault.why).toUtf8();
    return faults;
}

} // namespace

/// Scores that people kept in files of any shape.
class OldScoresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    /// Five files as people keep them, and more.
    void a_player_may_be_called_like_a_column_in_another_language()
    {
        QCOMPARE(told(guessed("Date;Bank;Donne\n2024-05-31;2;-2\n2024-06-01;-1;1\n")),
            (QByteArrayList { "2024-05-31: Bank 2, Donne -2", "2024-06-01: Bank -1, Donne 1" }));
    }

    void a_file_tells_how_it_is_to_be_read_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArrayList>("expected");
        QTest::newRow("a line an evening, a column a player")
            << QByteArray("Date,Ada,Bob,Cy,Total\n2019-03-12,12,-7,-5,0\n2019-03-19,-3,3,,0\n")
            << QByteArrayList { "2019-03-12: Ada 12, Bob -7, Cy -5", "2019-03-19: Ada -3, Bob 3" };
        QTest::newRow("German spreadsheet, money, dashes")
            << QByteArray("\xEF\xBB\xBF"
                          "Datum;Jörg;Änne\r\n12.3.19;2,50;−2,50\r\n19.3.19;–;1,25\r\n")
            << QByteArrayList {};
        QTest::newRow("a line a player")
            << QByteArray("day\tplayer\tpoints\n3/12/2019\tAda\t5\n3/12/2019\tBob\t-5\n"
                          "3/19/2019\tBob\t+2\n3/19/2019\tAda\t(2)\n")
            << QByteArrayList { "2019-03-12: Ada 5, Bob -5", "2019-03-19: Bob 2, Ada -2" };
        QTest::newRow("hands of one evening, the date written once")
            << QByteArray(
                   "Date;Hand;Ada;Bob;Note\n12 March 2019;1;2;-2;\"a \"\"leaster\"\"; long\"\n"
                   ";2;1;-1;\n20 Mar 2019;1;4;-4;\n")
            << QByteArrayList { "2019-03-12: Ada 2, Bob -2; Ada 1, Bob -1",
                   "2019-03-20: Ada 4, Bob -4" };
        QTest::newRow("no header, no date")
            << QByteArray("4,-4\n-1,1\n")
            << QByteArrayList { "2026-11-28: Player 1 4, Player 2 -4; "
                                "Player 1 -1, Player 2 1" };
        QTest::newRow("money of an English spreadsheet")
            << QByteArray("Date,Ada,Bob,Cy\n2/1/2019,$12.00,-$5.00,($7.00)\n")
            << QByteArrayList { "2019-02-01: Ada 12, Bob -5, Cy -7" };
        QTest::newRow("money of a Polish one")
            << QByteArray("Data;Ala;Jan\n1.2.2019;1 012,00 zł;−1\u00A0012,00\u00A0zł\n")
            << QByteArrayList { "2019-02-01: Ala 1012, Jan -1012" };
        QTest::newRow("thousands") << QByteArray("date;Ada;Bob\n1.2.2019;1.000;-1.000,00\n")
                                   << QByteArrayList { "2019-02-01: Ada 1000, Bob -1000" };
    }

    void a_table_that_this_program_wrote_is_read_in_any_language_data()
    {
        QTest::addColumn<QByteArray>("heads");
        for (const char* const heads :
            { "Sheet;Day;Hand;Dealer;What happened;Notes;Pot;Ada;Bob;Ada, money;Bob, money",
                "Punktezettel;Tag;Spiel;Geber;Verlauf;Notizen;Pott;Ada;Bob;Ada, Geld;Bob, Geld",
                "Feuille;Jour;Donne;Donneur;D\u00e9roulement;Notes;Pot;Ada;Bob;Ada, argent;Bob, "
                "argent",
                "Hoja;D\u00eda;Mano;Reparte;Qu\u00e9 pas\u00f3;Notas;Bote;Ada;Bob;Ada, "
                "dinero;Bob, dinero",
                "Zapis;Dzie\u0144;Nr;Rozdaj\u0105cy;Co si\u0119 dzia\u0142o;Notatki;Pula;Ada;Bob;"
                "Ada, pieni\u0105dze;Bob, pieni\u0105dze",
                "Z\u00e1pis;Den;Rozd\u00e1n\u00ed;Rozd\u00e1v\u00e1;Pr\u016fb\u011bh;"
                "Pozn\u00e1mky;Bank;Ada;Bob;Ada, pen\u00edze;Bob, pen\u00edze" })
            QTest::newRow(heads) << QByteArray(heads);
    }

    void a_table_that_this_program_wrote_is_read_in_any_language()
    {
        QFETCH(QByteArray, heads);
        QCOMPARE(told(guessed(heads
                     + "\nClub;2024-05-31;1;Ada;Bob alone;;2;-4;2;-1,00;0,50"
                       "\nClub;2024-05-31;2;Bob;leaster;;-2;3;-1;0,75;-0,25\n")),
            QByteArrayList { "2024-05-31: Ada -4, Bob 2; Ada 3, Bob -1" });
    }

    void a_file_tells_how_it_is_to_be_read()
    {
        QFETCH(QByteArray, file);
        QFETCH(QByteArrayList, expected);
        const OldScores scores = guessed(file);
        QCOMPARE(told(scores), expected);
        QCOMPARE(scores.faults.isEmpty(), !expected.isEmpty());
    }

    void money_becomes_points_by_what_a_point_is_worth()
    {
        const CellTable table =
            readCells("Datum;J\xC3\xB6rg;\xC3\x84nne\r\n12.3.19;2,50;\xE2\x88\x92"
                      "2,50\r\n");
        OldScoresReading reading = likelyReading(table, today);
        QCOMPARE(faultsOf(readOldScores(table, reading)),
            QByteArrayList { "2 The number of Jörg is no whole number of points." });
        reading.hundredthsAPoint = 25;
        QCOMPARE(told(readOldScores(table, reading)),
            QByteArrayList { "2019-03-12: Jörg 10, Änne -10" });
    }

    void running_totals_become_what_each_hand_brought()
    {
        const CellTable table = readCells("Hand,Ada,Bob\n1,2,-2\n2,1,-1\n3,5,-5\n");
        OldScoresReading reading = likelyReading(table, today);
        QVERIFY(reading.each == PointsFor::Hand);
        reading.running = true;
        QCOMPARE(told(readOldScores(table, reading)),
            QByteArrayList { "2026-11-28: Ada 2, Bob -2; Ada -1, Bob 1; Ada 4, Bob -4" });
    }

    /// What a line of a sheet cannot have would make the whole sheet one that cannot be read.
    void numbers_are_no_larger_than_a_sheet_takes()
    {
        QCOMPARE(faultsOf(guessed("Date,Ada,Bob\n2019-03-12,100001,-5\n2019-03-13,1,-100001\n")),
            (QByteArrayList {
                "2 The number of Ada is too large.", "3 The number of Bob is too large." }));
        const CellTable table = readCells("Hand,Ada,Bob\n1,60000,0\n2,-60000,0\n3,30000,0\n");
        OldScoresReading reading = likelyReading(table, today);
        reading.running = true;
        QCOMPARE(faultsOf(readOldScores(table, reading)),
            QByteArrayList { "3 The number of Ada is too large." });
        QByteArray evening("Date,Ada,Bob\n");
        for (int i = 0; i < mostPointsInAll / mostPointsWithoutHand + 1; ++i)
            evening += "2019-03-12,100000,-100000\n";
        QCOMPARE(
            faultsOf(guessed(evening)), QByteArrayList { "102 The number of Ada is too large." });
    }

    void a_line_that_cannot_be_read_is_named_or_left_out()
    {
        const CellTable table = readCells(
            "Date,Ada,Bob\n2019-03-12,1,-1\n2019-02-30,1,-1\n2019-03-13,x,-1\nTotal,2,-2\n"
            "2019-04-01,0,0\n2019-04-02,3,-3\n");
        OldScoresReading reading = likelyReading(table, today);
        QCOMPARE(faultsOf(readOldScores(table, reading)),
            (QByteArrayList { "3 \"2019-02-30\" is not a date.", "4 \"x\" is not a number.",
                "5 \"Total\" is not a date." }));
        reading.leaveOut = true;
        const OldScores scores = readOldScores(table, reading);
        QCOMPARE(told(scores),
            (QByteArrayList { "2019-03-12: Ada 1, Bob -1", "2019-04-01: Ada 0, Bob 0",
                "2019-04-02: Ada 3, Bob -3" }));
        QCOMPARE(scores.leftOut, 3);
    }

    void lines_that_do_not_add_up_to_0_are_told()
    {
        QCOMPARE(guessed("Date,Ada,Bob\n2019-03-12,1,-1\n2019-03-13,2,-1\n").unbalanced,
            QList<int> { 3 });
    }

    void a_player_is_in_a_line_once_and_an_evening_has_room_for_32()
    {
        QCOMPARE(faultsOf(guessed("Date,Ada,Ada\n2019-03-12,1,-1\n")),
            QByteArrayList { "2 A player is in the line twice." });
        QByteArray club("day,player,points\n");
        for (int i = 0; i < 33; ++i)
            club += "2019-03-12,Player " + QByteArray::number(i) + ",1\n";
        QCOMPARE(faultsOf(guessed(club)),
            QByteArrayList { "34 An evening can have 32 players at most." });
    }

    void dates_are_day_or_month_first_as_they_can_be()
    {
        QCOMPARE(told(guessed("Date,Ada,Bob\n1/2/2019,1,-1\n13/2/2019,1,-1\n")).front().left(10),
            QByteArray("2019-02-01"));
        QCOMPARE(told(guessed("Date,Ada,Bob\n1/2/2019,1,-1\n1/13/2019,1,-1\n")).front().left(10),
            QByteArray("2019-01-02"));
    }

    void letters_of_every_computer_are_read_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::newRow("UTF-8") << QStringLiteral("Jörg,Bo\n1,-1\n").toUtf8();
        QTest::newRow("Latin-1") << QStringLiteral("Jörg,Bo\n1,-1\n").toLatin1();
        const QString text = QStringLiteral("\uFEFFJörg\tBo\r\n1\t-1\r\n");
        QTest::newRow("UTF-16") << QByteArray(
            reinterpret_cast<const char*>(text.utf16()), text.size() * 2);
    }

    void letters_of_every_computer_are_read()
    {
        QFETCH(QByteArray, file);
        QCOMPARE(told(guessed(file)), QByteArrayList { "2026-11-28: Jörg 1, Bo -1" });
    }

    /// Spreadsheets of Windows write no UTF-8 unless they are asked.
    void letters_of_windows_are_those_of_the_country()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(told(guessed("Datum;Ren\xE9;Bo\n12.3.19;2,00 \x80;-2,00 \x80\n")),
            QByteArrayList { "2019-03-12: René 2, Bo -2" });
        QLocale::setDefault(QLocale(QLocale::Polish));
        QCOMPARE(told(guessed("Data;\xA3ukasz;Ja\x9C\n12.3.19;2;-2\n")),
            QByteArrayList { "2019-03-12: Łukasz 2, Jaś -2" });
        QLocale::setDefault(QLocale(QLocale::Czech));
        QCOMPARE(told(guessed("Datum;Ji\xF8\xED;Bo\n12.3.19;2,00 K\xE8;-2,00 K\xE8\n")),
            QByteArrayList { "2019-03-12: Jiří 2, Bo -2" });
        QLocale::setDefault(before);
    }

    void a_name_in_other_letters_is_the_same_player()
    {
        QCOMPARE(told(guessed("day,player,points\n2019-03-12,Jörg,5\n2019-03-12,Bo,-5\n"
                              "2019-03-19,JÖRG,1\n2019-03-19,bo,-1\n")),
            (QByteArrayList { "2019-03-12: Jörg 5, Bo -5", "2019-03-19: Jörg 1, Bo -1" }));
        QCOMPARE(faultsOf(guessed("Date,Ada,ADA\n2019-03-12,1,-1\n")),
            QByteArrayList { "2 A player is in the line twice." });
    }

    void what_is_no_table_is_refused()
    {
        QVERIFY(!readCells({}).problem.isEmpty());
        QVERIFY(!readCells(QByteArray("\0\1\2", 3)).problem.isEmpty());
        QVERIFY(!readCells(QByteArray(mostCellColumns + 1, ',') + "x").problem.isEmpty());
    }

    void anything_is_read_or_refused()
    {
        QByteArray file("Date;Ada;Bob\n12.3.2019;\"1\";-1\n13.3.2019;2,5;(2)\n");
        for (qsizetype at = 0; at < file.size(); ++at)
            for (const char c : { ';', '"', '\n', '\0', '9', '-', '\xff' }) {
                QByteArray altered = file;
                altered[at] = c;
                for (const OldEvening& evening : guessed(altered).evenings)
                    QVERIFY(evening.day.isValid() && !evening.lines.empty());
            }
    }
};

REGISTER_GUILESS_TEST(OldScoresTest)
#include "old_scores_test.moc"
