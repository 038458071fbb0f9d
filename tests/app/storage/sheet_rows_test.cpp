// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sheet_rows.h"

#include "app/storage/file/database_file.h"
#include "app/storage/file/storage_error.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

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
        .doubler = 4,
        .raises = 3,
        .sheepshead = SheepsheadBet::Missed };
    row.scores = scoresOf({ 1, -2, 3, -4, 5, -3 });
    row.scores.tier = Tier::LostSchneider;
    row.scores.factors = parseFactors("schneider 2, double-on-the-bump 2, all-raises 8").value();
    row.scores.stake = 8;
    row.called = card("AH");
    row.toPot = 4;
    return row;
}

SheetRow aloneRow()
{
    SheetRow row { .number = 2, .dealer = seatAt(5), .outcome = PickedOutcome {} };
    row.outcome = PickedOutcome { .picker = seatAt(1),
        .makersPoints = { 120 },
        .makersTookAllTricks = true,
        .forcedPick = true,
        .sheepshead = SheepsheadBet::Made,
        .reneged = seatAt(2) };
    row.scores = scoresOf({ -3, 12, -3, -3, -3, 0 });
    row.scores.tier = Tier::WonAllTricks;
    row.scores.stake = 3;
    row.scores.pickerPaidAlone = true;
    row.seats = { seatAt(0), seatAt(1), seatAt(2), seatAt(3), seatAt(4) };
    row.toPot = -7;
    return row;
}

SheetRow leasterRow(NoPickGame game = NoPickGame::Leaster)
{
    LeasterOutcome outcome { .game = game, .reneged = seatAt(4) };
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

SheetRow schwanzerRow()
{
    SchwanzerOutcome outcome;
    for (int i = 0; i < 5; ++i) {
        outcome.count[seatAt(i)] = 2 * i;
        outcome.highestTrump[seatAt(i)] = i - 1;
    }
    return { .number = 7, .dealer = seatAt(1), .outcome = outcome, .scores = scoresOf({ 1, -4 }) };
}

SheetRow twoHandedRow()
{
    TwoHandedOutcome outcome { .reneged = seatAt(1) };
    outcome.points[seatAt(0)] = { 95 };
    outcome.points[seatAt(1)] = { 25 };
    outcome.tricks[seatAt(0)] = 10;
    outcome.tricks[seatAt(1)] = 6;
    SheetRow row { .number = 8, .dealer = seatAt(1), .outcome = outcome };
    row.scores = scoresOf({ 2, -2 });
    row.scores.leasterWinners = { seatAt(0) };
    row.scores.stake = 2;
    return row;
}

SheetRow callRow()
{
    SheetRow row { .number = 9, .dealer = seatAt(3), .outcome = IndianaOutcome {} };
    row.outcome = IndianaOutcome { .bidder = seatAt(2),
        .partner = seatAt(0),
        .biddersPoints = { 44 },
        .biddersTookNoTrick = true,
        .reneged = seatAt(3) };
    row.scores = scoresOf({ 0, 2, 0, 2 });
    row.scores.tier = Tier::Lost;
    row.called = card("AC");
    return row;
}

SheetRow soloRow(SoloKind kind)
{
    SheetRow row { .number = 10, .dealer = seatAt(3), .outcome = IndianaOutcome {} };
    row.outcome = IndianaOutcome {
        .bidder = seatAt(1), .solo = kind, .biddersPoints = { 120 }, .biddersTookAllTricks = true
    };
    row.scores = scoresOf({ 0, 18, 0, 0 });
    row.scores.tier = Tier::WonAllTricks;
    return row;
}

SheetRow potRow(const PotSettled& end)
{
    return { .number = 11,
        .dealer = seatAt(2),
        .outcome = end,
        .scores = scoresOf({ 3, 0, 4 }),
        .toPot = -7 };
}

SheetRow pointsRow(PointsFor what)
{
    return { .number = 13,
        .dealer = seatAt(2),
        .outcome = PointsWithoutHand { what },
        .scores = scoresOf({ 3, 0, -5 }),
        .toPot = 2,
        .seats = { seatAt(0), seatAt(2) } };
}

/// Sheet 1, with six chairs and nothing on it.
void makeSheet(SQLite::Database& database)
{
    database.exec("INSERT INTO sheet (id, name, begun, last_played, variant, seed, hands_dealt,"
                  " dealer, doublers_waiting, doubler_factor) VALUES (1, '', '', '', '', 1, 0, 0,"
                  " 0, 1)");
    for (const char* const seat : { "0", "1", "2", "3", "4", "5" })
        database.exec(std::string("INSERT INTO person VALUES (1 + ") + seat + ", 'Player " + seat
            + "', 0, NULL); INSERT INTO player VALUES (1, " + seat + ", 1 + " + seat + ")");
}

} // namespace

class SheetRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rows_come_back_as_they_were_written_data()
    {
        QTest::addColumn<SheetRow>("row");
        QTest::newRow("picked") << pickedRow();
        QTest::newRow("alone") << aloneRow();
        QTest::newRow("leaster") << leasterRow();
        QTest::newRow("doubler") << SheetRow { 4, seatAt(2), ThrowIn::Doubler };
        QTest::newRow("redeal") << SheetRow { 5, seatAt(2), ThrowIn::Redeal };
        QTest::newRow("redeal hand") << SheetRow { 6, seatAt(2), ThrowIn::RedealHand };
        QTest::newRow("moster") << leasterRow(NoPickGame::Moster);
        QTest::newRow("mittler") << leasterRow(NoPickGame::Mittler);
        QTest::newRow("schneidster") << leasterRow(NoPickGame::Schneidster);
        QTest::newRow("schwanzer") << schwanzerRow();
        QTest::newRow("two-handed") << twoHandedRow();
        QTest::newRow("call") << callRow();
        QTest::newRow("best") << soloRow(SoloKind::Best);
        QTest::newRow("side solo") << soloRow(SoloKind::Side);
        QTest::newRow("billy") << soloRow(SoloKind::Billy);
        QTest::newRow("pot divided") << potRow({});
        QTest::newRow("pot joined") << SheetRow {
            .number = 12, .dealer = seatAt(2), .outcome = PotJoined { seatAt(4) }, .toPot = 2
        };
        QTest::newRow("evening") << pointsRow(PointsFor::Evening);
        QTest::newRow("hand on paper") << pointsRow(PointsFor::Hand);
        QTest::newRow("bonus") << pointsRow(PointsFor::Bonus);
        SheetRow blind = pickedRow();
        std::get<PickedOutcome>(blind.outcome).blindPick = true;
        QTest::newRow("picked blind") << blind;
        QTest::newRow("showdown") << potRow({ playShowdown(SeatSet::firstSeats(6), 3) });
        for (const Tier tier : { Tier::WonAllTricks, Tier::WonSchneider, Tier::Won, Tier::Lost,
                 Tier::LostSchneider, Tier::LostNoTrick }) {
            SheetRow row = pickedRow();
            row.scores.tier = tier;
            QTest::addRow("tier %d", static_cast<int>(tier)) << row;
        }
    }

    void rows_come_back_as_they_were_written()
    {
        QFETCH(SheetRow, row);
        const Desk desk;
        DatabaseFile file(desk.file(), {});
        makeSheet(file.database());
        writeRow(file.database(), 1, { row, "the record" }, "2024-05-31T18:04:00Z");
        const std::vector<StoredRow> rows = readRows(file.database(), 1, 6);
        QCOMPARE(rows.size(), std::size_t { 1 });
        QVERIFY(rows.front().row == row);
        QCOMPARE(rows.front().record, std::string("the record"));
    }

    void a_row_of_a_kind_that_is_not_known_is_refused()
    {
        const Desk desk;
        DatabaseFile file(desk.file(), {});
        makeSheet(file.database());
        const SheetRow showdown = potRow({ playShowdown(SeatSet::firstSeats(6), 3) });
        writeRow(file.database(), 1, { showdown, {} }, "2024-05-31T18:04:00Z");
        file.database().exec("UPDATE hand_seat SET showdown = 'AC TD 2H 9S 1C' WHERE seat = 2");
        QVERIFY_THROWS_EXCEPTION(StorageError, readRows(file.database(), 1, 6));
        file.database().exec("UPDATE hand SET ending = 'played by moonlight'");
        QVERIFY_THROWS_EXCEPTION(StorageError, readRows(file.database(), 1, 6));
    }
};

REGISTER_GUILESS_TEST(SheetRowsTest)
#include "sheet_rows_test.moc"
