// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/score_book.h"

#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A clock that is a minute later at every call.
std::function<std::string()> ticking()
{
    return [minute = 10]() mutable { return "2024-05-31T18:" + std::to_string(minute++) + ":00Z"; };
}

/// What no program of ours would do to a book.
void meddle(const std::filesystem::path& file, const char* statement)
{
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    database.exec(statement);
}

} // namespace

class ScoreBookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_new_book_is_empty()
    {
        const Desk desk;
        const auto book = ScoreBook::open(desk.file());
        QVERIFY(book.ok());
        QVERIFY(book->sheets().value().empty());
    }

    void a_sheet_comes_back_as_it_was_begun()
    {
        const Desk desk;
        const Match match = matchWith("layout=5H-J dealer-sits-out=on no-pick=doubler", ~0ULL);
        const NewSheet sheet = newSheet(match, "Grüße an “Äda” ♣");
        SheetId id = 0;
        {
            ScoreBook book = ScoreBook::open(desk.file(), ticking()).value();
            id = book.begin(sheet)->sheet();
        }
        const auto book = ScoreBook::open(desk.file()).value();
        const StoredSheet stored = book.load(id).value();
        QCOMPARE(stored.info.name, sheet.name);
        QCOMPARE(stored.info.begun, std::string("2024-05-31T18:10:00Z"));
        QCOMPARE(stored.info.lastPlayed, stored.info.begun);
        QCOMPARE(stored.info.players, sheet.players);
        QVERIFY(stored.info.variant == *match.variant());
        QVERIFY(stored.state == match.state());
        QCOMPARE(stored.sheet.seats(), 6);
        QVERIFY(stored.records.empty());
        QVERIFY(!stored.handInPlay);
        QVERIFY(book.sheets().value() == std::vector { stored.info });
    }

    void hands_come_back_as_they_were_written_data()
    {
        QTest::addColumn<QByteArray>("settings");
        for (const char* settings : { "no-pick=leaster", "no-pick=doubler", "no-pick=redeal",
                 "no-pick=doubler doubler-stack=multiply", "no-pick=forced-pick",
                 "layout=5H-J no-pick=leaster",
                 "dealer-sits-out=on no-pick=leaster leaster-tie=pair" })
            QTest::newRow(settings) << QByteArray(settings);
    }

    void hands_come_back_as_they_were_written()
    {
        QFETCH(QByteArray, settings);
        const Desk desk;
        Match match = matchWith(settings.toStdString(), 7);
        {
            ScoreBook book = ScoreBook::open(desk.file()).value();
            SavedMatch saved = book.begin(newSheet(match)).value();
            for (std::uint64_t i = 0; i < 20; ++i)
                playHand(match, saved, i);
        }
        const StoredSheet stored = ScoreBook::open(desk.file())->load(1).value();
        QVERIFY(stored.sheet == match.sheet());
        QVERIFY(stored.state == match.state());
        QVERIFY(!stored.handInPlay);
        QCOMPARE(stored.records.size(), match.sheet().rows().size());
        for (std::size_t i = 0; i < stored.records.size(); ++i) {
            const SheetRow& row = match.sheet().rows()[i];
            const HandState hand = replay(parseRecord(stored.records[i]).value()).value();
            QVERIFY(sheetRow(hand, row.number) == row);
        }
    }

    void how_scores_came_about_is_told_again_by_the_records()
    {
        const Desk desk;
        Match match = matchWith("pot=losers crack=several recrack=on blitz-black-queens=on", 7);
        {
            ScoreBook book = ScoreBook::open(desk.file()).value();
            SavedMatch saved = book.begin(newSheet(match)).value();
            for (std::uint64_t i = 0; i < 20; ++i)
                playHand(match, saved, i);
            match.closePot();
            if (match.sheet().rows().size() > 20)
                QVERIFY(!saved.moveBetweenHands(match.sheet().rows().back(), match.state()));
        }
        const StoredSheet stored = ScoreBook::open(desk.file())->load(1).value();
        QVERIFY(stored.sheet == match.sheet());
        for (const SheetRow& row : stored.sheet.rows())
            QVERIFY(!row.derivation.empty());
    }

    void totals_are_those_of_the_rows()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        Match match = matchWith("no-pick=leaster");
        SavedMatch saved = book.begin(newSheet(match)).value();
        SavedMatch other = book.begin(newSheet(match)).value();
        for (std::uint64_t i = 0; i < 10; ++i) {
            playHand(match, saved, i);
            const SheetInfo info = book.load(saved.sheet())->info;
            QCOMPARE(info.hands, static_cast<int>(i) + 1);
            for (int seat = 0; seat < 5; ++seat)
                QCOMPARE(info.totals[static_cast<std::size_t>(seat)],
                    match.sheet().total(seatAt(seat)).value);
        }
        QVERIFY(book.load(other.sheet())->info.totals == std::vector<int>(5, 0));
    }

    void a_resumed_match_deals_the_hand_that_would_have_come()
    {
        const Desk desk;
        Match match = matchWith("no-pick=doubler", 99);
        {
            ScoreBook book = ScoreBook::open(desk.file()).value();
            SavedMatch saved = book.begin(newSheet(match)).value();
            for (std::uint64_t i = 0; i < 5; ++i)
                playHand(match, saved, i);
        }
        ScoreBook book = ScoreBook::open(desk.file()).value();
        OpenedMatch opened = book.resume(1).value();
        Match resumed = Match::resumed(
            check(*opened.stored.info.variant).value(), opened.stored.state, opened.stored.sheet)
                            .value();
        QVERIFY(recordOf(resumed.dealHand()) == recordOf(match.dealHand()));
        playHand(resumed, opened.saved, 5);
        QVERIFY(book.load(1)->sheet == resumed.sheet());
    }

    void the_sheet_played_last_comes_first()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file(), ticking()).value();
        Match match = matchWith("no-pick=leaster");
        SavedMatch friday = book.begin(newSheet(match, "Friday")).value();
        QVERIFY(book.begin(newSheet(match, "Saturday")).ok());
        QCOMPARE(book.sheets()->front().name, std::string("Saturday"));
        playHand(match, friday, 1);
        const auto sheets = book.sheets().value();
        QCOMPARE(sheets.front().name, std::string("Friday"));
        QCOMPARE(sheets.front().begun, std::string("2024-05-31T18:10:00Z"));
        QCOMPARE(sheets.front().lastPlayed, std::string("2024-05-31T18:12:00Z"));
    }

    void the_order_of_sheets_does_not_depend_on_the_clock()
    {
        const Desk desk;
        const auto at = [](const char* time) { return [time] { return std::string(time); }; };
        Match match = matchWith("no-pick=leaster");
        {
            ScoreBook book = ScoreBook::open(desk.file(), at("2099-01-01T00:00:00Z")).value();
            QVERIFY(book.begin(newSheet(match, "wrong clock")).ok());
        }
        ScoreBook book = ScoreBook::open(desk.file(), at("2024-05-31T18:00:00Z")).value();
        QVERIFY(book.begin(newSheet(match, "right clock")).ok());
        QCOMPARE(book.sheets()->front().name, std::string("right clock"));
        QVERIFY(book.resume(1).ok());
        QCOMPARE(book.sheets()->front().name, std::string("wrong clock"));
        meddle(desk.file(), "UPDATE sheet SET written = 9223372036854775807, writer = written");
        SavedMatch saved = book.resume(2)->saved;
        playHand(match, saved, 1); // stops at a problem
    }

    void sheets_and_players_can_be_renamed()
    {
        const Desk desk;
        makeBook(desk.file());
        ScoreBook book = ScoreBook::open(desk.file()).value();
        const std::vector<std::string> names { "V", "W", "X", "Y", "Z" };
        QVERIFY(!book.rename(1, "Robert'); DROP TABLE sheet;--"));
        QVERIFY(!book.renamePlayers(1, names));
        const StoredSheet stored = book.load(1).value();
        QCOMPARE(stored.info.name, std::string("Robert'); DROP TABLE sheet;--"));
        QCOMPARE(stored.info.players, names);
        QCOMPARE(stored.info.hands, 3);
    }

    void a_removed_sheet_is_gone_and_the_others_stay()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        Match first = matchWith("no-pick=leaster");
        Match second = matchWith("no-pick=leaster", 2);
        SavedMatch gone = book.begin(newSheet(first)).value();
        SavedMatch kept = book.begin(newSheet(second)).value();
        playHand(first, gone, 1);
        playHand(second, kept, 1);
        playPart(first, gone, 3);
        QVERIFY(!book.remove(gone.sheet()));
        QCOMPARE(faultOf(book.load(gone.sheet()).problem()), StorageFault::NoSuchSheet);
        QVERIFY(book.load(kept.sheet())->sheet == second.sheet());
        QVERIFY(book.begin(newSheet(first))->sheet() > kept.sheet());
        QVERIFY(!book.remove(kept.sheet()));
        QVERIFY(book.begin(newSheet(first))->sheet() > kept.sheet());
    }

    void a_sheet_that_is_not_there_is_a_problem()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        QCOMPARE(faultOf(book.load(7).problem()), StorageFault::NoSuchSheet);
        QCOMPARE(faultOf(book.resume(7).problem()), StorageFault::NoSuchSheet);
        QCOMPARE(faultOf(book.rename(7, "x").value()), StorageFault::NoSuchSheet);
        QCOMPARE(faultOf(book.renamePlayers(7, { "x" }).value()), StorageFault::NoSuchSheet);
        QCOMPARE(faultOf(book.remove(7).value()), StorageFault::NoSuchSheet);
    }

    void a_record_that_cannot_be_read_leaves_the_scores_readable()
    {
        const Desk desk;
        makeBook(desk.file());
        std::vector<SheetRow> rows = ScoreBook::open(desk.file())->load(1)->sheet.rows();
        meddle(desk.file(), "UPDATE hand SET record = 'sheepshead hand 99' WHERE number = 2");
        const StoredSheet stored = ScoreBook::open(desk.file())->load(1).value();
        rows[1].derivation.clear(); // how they came about is not known any more
        QVERIFY(stored.sheet.rows() == rows);
        QVERIFY(!parseRecord(stored.records[1]).ok());
        QVERIFY(parseRecord(stored.records[2]).ok());
    }

    void scores_stay_as_they_were_written()
    {
        const Desk desk;
        makeBook(desk.file());
        meddle(desk.file(), "UPDATE hand_seat SET score = 1000 WHERE seat = 3");
        const StoredSheet stored = ScoreBook::open(desk.file())->load(1).value();
        QCOMPARE(stored.sheet.rows()[0].scores.scores[seatAt(3)].value, 1000);
        QCOMPARE(stored.info.totals[3], 3000);
    }

    void the_records_of_all_sheets_are_read_at_once()
    {
        const Desk desk;
        makeBook(desk.file());
        ScoreBook book = ScoreBook::open(desk.file()).value();
        QVERIFY(book.begin(newSheet(matchWith("no-pick=leaster"))).ok()); // without a hand
        const StoredSheet sheet = book.load(1).value();
        std::vector<std::string> played;
        for (const std::string& record : sheet.records)
            if (!record.empty())
                played.push_back(record);
        QVERIFY(!played.empty());
        QVERIFY(book.records().value() == played);
    }

    void unknown_rules_leave_the_sheet_readable()
    {
        const Desk desk;
        makeBook(desk.file());
        meddle(desk.file(), "UPDATE sheet SET variant = 'layout=9H'");
        const auto book = ScoreBook::open(desk.file()).value();
        QVERIFY(!book.sheets()->front().variant);
        QCOMPARE(book.load(1)->sheet.rows().size(), std::size_t { 3 });
    }

    void a_row_that_makes_no_sense_is_a_problem_of_its_sheet_only_data()
    {
        QTest::addColumn<QByteArray>("statement");
        for (const char* statement : { "UPDATE hand SET ending = 'brawl' WHERE number = 2",
                 "UPDATE hand SET called = '15 of hearts' WHERE number = 2",
                 "UPDATE hand SET dealer = 8 WHERE number = 2",
                 "UPDATE sheet SET dealer = -1 WHERE id = 1",
                 "UPDATE sheet SET dealer = 5 WHERE id = 1" })
            QTest::newRow(statement) << QByteArray(statement);
    }

    void a_row_that_makes_no_sense_is_a_problem_of_its_sheet_only()
    {
        QFETCH(QByteArray, statement);
        const Desk desk;
        makeBook(desk.file());
        meddle(desk.file(), statement.constData());
        ScoreBook book = ScoreBook::open(desk.file()).value();
        const Match match = matchWith("no-pick=leaster");
        const SheetId other = book.begin(newSheet(match))->sheet();
        QCOMPARE(faultOf(book.load(1).problem()), StorageFault::Unreadable);
        QCOMPARE(faultOf(book.resume(1).problem()), StorageFault::Unreadable);
        QVERIFY(book.load(other).ok());
        QCOMPARE(book.sheets()->size(), std::size_t { 2 });
    }
};

REGISTER_GUILESS_TEST(ScoreBookTest)
#include "score_book_test.moc"
