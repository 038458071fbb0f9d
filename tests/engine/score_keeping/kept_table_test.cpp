// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/score_keeping/kept_table.h"
#include "engine/score_keeping/table_line_reader.h"
#include "engine/score_keeping/table_line_text.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;

namespace {

TableLine handOf(int points)
{
    TypedHand hand;
    hand.maker = memberAt(0);
    hand.points = points;
    return hand;
}

QString pointsOf(const KeptTable& table)
{
    QStringList points;
    for (const TableLine& line : table.lines())
        points << QString::number(*std::get<TypedHand>(line).points);
    return points.join(u' ');
}

} // namespace

/// Every change of a sheet can be undone and redone.
class KeptTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_change_can_be_undone_and_redone()
    {
        KeptTable table;
        table.add(handOf(61));
        table.add(handOf(62));
        table.correct(0, handOf(70));
        table.insert(1, handOf(80));
        table.remove(2);
        QCOMPARE(pointsOf(table), QStringLiteral("70 80"));
        const TableLines last = table.lines();
        const QStringList steps { QStringLiteral("70 80 62"), QStringLiteral("70 62"),
            QStringLiteral("61 62"), QStringLiteral("61"), QString() };
        for (const QString& step : steps) {
            QVERIFY(table.mayUndo());
            table.undo();
            QCOMPARE(pointsOf(table), step);
        }
        QVERIFY(!table.mayUndo());
        while (table.mayRedo())
            table.redo();
        QVERIFY(table.lines() == last);
    }

    void a_new_change_forgets_those_that_were_undone()
    {
        KeptTable table;
        table.add(handOf(61));
        table.add(handOf(62));
        table.undo();
        table.add(handOf(63));
        QVERIFY(!table.mayRedo());
        QCOMPARE(pointsOf(table), QStringLiteral("61 63"));
    }

    void the_same_line_again_is_no_change()
    {
        KeptTable table;
        table.add(handOf(61));
        table.correct(0, handOf(61));
        QCOMPARE(table.edits().size(), std::size_t { 1 });
        QVERIFY(!std::get<TypedHand>(table.lines().front()).corrected);
    }

    void every_change_says_what_is_to_be_saved_again()
    {
        KeptTable table;
        const auto saved = [&] {
            return QByteArray::number(static_cast<int>(table.saved().edits)) + " edits, "
                + QByteArray::number(static_cast<int>(table.saved().lines)) + " lines";
        };
        for (const int points : { 61, 62, 63 })
            table.add(handOf(points));
        QCOMPARE(saved(), QByteArray("0 edits, 0 lines"));
        table.noteSaved();
        QCOMPARE(saved(), QByteArray("3 edits, 3 lines"));
        table.add(handOf(64));
        QCOMPARE(saved(), QByteArray("3 edits, 3 lines"));
        table.noteSaved();
        table.correct(2, handOf(70));
        QCOMPARE(saved(), QByteArray("4 edits, 2 lines"));
        table.remove(3);
        QCOMPARE(saved(), QByteArray("4 edits, 2 lines"));
        table.noteSaved();
        table.undo(); // its edit stays where it is, to be redone
        QCOMPARE(saved(), QByteArray("6 edits, 3 lines"));
        table.noteSaved();
        table.redo();
        QCOMPARE(saved(), QByteArray("6 edits, 3 lines"));
        table.undo();
        table.undo();
        QCOMPARE(saved(), QByteArray("6 edits, 2 lines"));
        table.insert(0, handOf(80)); // forgets those that were undone
        QCOMPARE(saved(), QByteArray("4 edits, 0 lines"));
    }

    void a_table_that_was_read_is_saved()
    {
        const KeptTable table({ handOf(61) }, { { 0, {}, { handOf(61) } } }, 1);
        QCOMPARE(table.saved().edits, std::size_t { 1 });
        QCOMPARE(table.saved().lines, std::size_t { 1 });
    }

    void an_edit_that_does_not_fit_is_not_undone()
    {
        const KeptTable table({ handOf(61) }, { { 4, {}, { handOf(70) } } }, 1);
        QVERIFY(!table.mayUndo());
        const KeptTable beyond({ handOf(61) }, { { 0, {}, { handOf(61) } } }, 7);
        QVERIFY(beyond.mayUndo());
    }

    void a_line_is_one_line_of_text_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* const text :
            { "picked by=2 with=4 points=87 cracks=1 blitzes=2 corrected",
                "picked dealer=3 out=0,1 by=2 tier=lost-schneider trickless forced blind called=AC",
                "picked by=2 sheepshead=missed reneged=1", "leaster winners=3,4",
                "leaster took=0:30/2,1:90/4 note 3\\nlines\\\\ and = signs",
                "moster winners=1 every-trick", "schwanzer winners=0", "two-handed",
                "bid by=0 tier=won solo=billy", "doubler", "redeal out=-",
                "table leaves=1,2 arrives=5@0,6 dealer=0 rules layout=4H-1P alone=off",
                "table dealer=3", "pot", "pot winners=1,2 note two pair",
                "evening points=0:12,1:-7,4:-5 note at Ada's", "hand points=0:2,1:-1,2:-1", "bonus points=2:-5 into-pot",
                "bonus points=2:3 corrected note slept" })
            QTest::newRow(text) << QByteArray(text);
    }

    void a_line_is_one_line_of_text()
    {
        QFETCH(QByteArray, text);
        const auto line = parseTableLine(text.toStdString());
        QVERIFY2(line.ok(), line ? "" : line.problem().reason.c_str());
        QCOMPARE(QByteArray::fromStdString(tableLineText(*line)), text);
    }

    void a_note_loses_the_line_ends_of_windows()
    {
        const auto read = parseTableLine("picked by=2 points=61 note \rFriday\r");
        QVERIFY(read.ok());
        QCOMPARE(std::get<TypedHand>(*read).note, std::string("Friday"));
        QCOMPARE(tableLineText(*read), std::string("picked by=2 points=61 note Friday"));
        const auto marked = parseTableLine("picked by=2 points=61 note Friday\\\r");
        QVERIFY(marked.ok());
        QCOMPARE(std::get<TypedHand>(*marked).note, std::string("Friday\\"));
    }

    void a_bad_line_is_refused_with_its_place_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* text, const char* place) {
            QTest::newRow(QByteArray(text).replace('\n', ' ').constData())
                << QByteArray(text) << QByteArray(place);
        };
        row("", "");
        row("picks by=2", "picks");
        row("picked by=32", "by=32");
        row("picked by=x", "by=x");
        row("picked by=1 by=2", "by=2");
        row("picked points=121", "points=121");
        row("picked points=-1", "points=-1");
        row("picked tier=great", "tier=great");
        row("picked with=1,1", "with=1,1");
        row("picked with=", "with=");
        row("picked forced=1", "forced=1");
        row("picked called=1C", "called=1C");
        row("leaster took=0:30", "took=0:30");
        row("leaster took=0:30/17", "took=0:30/17");
        row("table by=1", "by=1");
        row("table arrives=1@", "arrives=1@");
        row("table rules layout=9H", "layout=9H");
        row("pot points=3", "points=3");
        row("evening points=0", "points=0");
        row("evening points=0:1,0:2", "points=0:1,0:2");
        row("bonus points=0:100001", "points=0:100001");
        row("bonus points=0:1.5", "points=0:1.5");
        row("bonus by=0", "by=0");
        row("doubler\ndoubler", "line");
    }

    void a_bad_line_is_refused_with_its_place()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        const auto line = parseTableLine(text.toStdString());
        QVERIFY(!line.ok());
        QCOMPARE(QByteArray::fromStdString(line.problem().place), place);
        QVERIFY(!line.problem().reason.empty());
    }
};

REGISTER_TEST(KeptTableTest)
#include "kept_table_test.moc"
