// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sheet_rows.h"

#include "app/storage/database_file.h"
#include "tests/app/storage/books.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

HandScores scoresOf(std::initializer_list<int> values)
{
    HandScores scores;
    int seat = 0;
    for (const int value : values)
        scores.scores[seatAt(seat++)] = { value };
    return scores;
}

/// Every field differs from its default in this row or in the next.
SheetRow pickedRow()
{
    SheetRow row { .number = 1, .dealer = seatAt(4), .outcome = PickedOutcome {} };
    row.outcome = PickedOutcome { .picker = seatAt(3),
        .partners = { seatAt(0), seatAt(5) },
        .makersPoints = { 77 },
        .makersTookNoTrick = true,
        .makersTookAllTricks = false,
        .pickerTookNoTrick = true,
        .forcedPick = false,
        .doubler = 4 };
    row.scores = scoresOf({ 1, -2, 3, -4, 5, -3 });
    row.scores.tier = Tier::LostSchneider;
    row.scores.stake = 8;
    row.scores.bumped = true;
    row.called = card("AH");
    return row;
}

SheetRow aloneRow()
{
    SheetRow row { .number = 2, .dealer = seatAt(5), .outcome = PickedOutcome {} };
    row.outcome = PickedOutcome { .picker = seatAt(1),
        .makersPoints = { 120 },
        .makersTookAllTricks = true,
        .forcedPick = true };
    row.scores = scoresOf({ -3, 12, -3, -3, -3, 0 });
    row.scores.tier = Tier::WonAllTricks;
    row.scores.stake = 3;
    row.scores.pickerPaidAlone = true;
    return row;
}

SheetRow leasterRow()
{
    LeasterOutcome outcome;
    SheetRow row { .number = 3, .dealer = seatAt(0), .outcome = outcome };
    for (int i = 0; i < 5; ++i) {
        outcome.points[seatAt(i)] = { 10 * i };
        outcome.tricks[seatAt(i)] = 6 - i;
    }
    row.outcome = outcome;
    row.scores = scoresOf({ 2, -1, -1, 2, -2, 0 });
    row.scores.leasterWinners = { seatAt(0), seatAt(3) };
    row.scores.stake = 1;
    return row;
}

} // namespace

class SheetRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rows_come_back_as_they_were_written_data();
    void rows_come_back_as_they_were_written();
};

void SheetRowsTest::rows_come_back_as_they_were_written_data()
{
    QTest::addColumn<SheetRow>("row");
    QTest::newRow("picked") << pickedRow();
    QTest::newRow("alone") << aloneRow();
    QTest::newRow("leaster") << leasterRow();
    QTest::newRow("doubler") << SheetRow { 4, seatAt(2), ThrowIn::Doubler };
    QTest::newRow("redeal") << SheetRow { 5, seatAt(2), ThrowIn::Redeal };
    QTest::newRow("redeal hand") << SheetRow { 6, seatAt(2), ThrowIn::RedealHand };
    for (const Tier tier : { Tier::WonAllTricks, Tier::WonSchneider, Tier::Won, Tier::Lost,
             Tier::LostSchneider, Tier::LostNoTrick }) {
        SheetRow row = pickedRow();
        row.scores.tier = tier;
        QTest::addRow("tier %d", static_cast<int>(tier)) << row;
    }
}

void SheetRowsTest::rows_come_back_as_they_were_written()
{
    QFETCH(SheetRow, row);
    const Desk desk;
    DatabaseFile file(desk.file(), {});
    file.database().exec("INSERT INTO sheet VALUES (1, '', '', '', '', 1, 0, 0, 0, 1, 1)");
    writeRow(file.database(), 1, 6, row, "the record");
    const std::vector<StoredRow> rows = readRows(file.database(), 1);
    QCOMPARE(rows.size(), std::size_t { 1 });
    QVERIFY(rows.front().row == row);
    QCOMPARE(rows.front().record, std::string("the record"));
}

QTEST_GUILESS_MAIN(SheetRowsTest)
#include "sheet_rows_test.moc"
