// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/backlog.h"
#include "app/history/history.h"
#include "engine/tutor/drill.h"
#include "tests/app/storage/exchange/exports.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr Seat person = seatAt(0);
const std::string personsName = "Ada"; // in books of makeBook()
constexpr double least = 0.15;

/// A book with some hands, and what a review found of them.
struct ReviewedBook {
    explicit ReviewedBook(int hands = 4, std::uint64_t seed = 1)
    {
        makeBook(desk.file(), hands, seed);
        SQLite::Database book(desk.file().string());
        SQLite::Statement row(book, "SELECT id, record FROM hand ORDER BY id");
        while (row.executeStep()) {
            ids.push_back(row.getColumn(0).getInt64());
            records.push_back(row.getColumn(1).getString());
        }
    }

    void review(std::size_t hand, CostPart part, Seat seat, double points) const
    {
        PerSeat<Costs> costs;
        costs[seat].at(static_cast<std::size_t>(
            part)) = { .decisions = 1, .mistakes = points > 0 ? 1 : 0, .points = points };
        Backlog backlog = Backlog::open(desk.file()).value();
        QVERIFY(!backlog.keepReview(ids.at(hand), costs));
    }

    void change(const std::string& sql) const
    {
        SQLite::Database book(desk.file().string(), SQLite::OPEN_READWRITE);
        book.exec(sql);
    }

    std::vector<std::string> costly(
        CostPart part, int most = 10, const std::string& name = personsName) const
    {
        return History::open(desk.file())
            .value()
            .costlyHands(part, person, name, least, most)
            .value();
    }

    Desk desk;
    std::vector<std::int64_t> ids;
    std::vector<std::string> records;
};

} // namespace

/// The hands of the book that a drill asks again.
class CostlyHandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void without_a_review_there_are_none()
    {
        QVERIFY(ReviewedBook().costly(CostPart::Pick).empty());
    }

    void the_costliest_comes_first()
    {
        const ReviewedBook book;
        book.review(0, CostPart::Pick, person, 0.4);
        book.review(1, CostPart::Pick, person, 1.7);
        book.review(2, CostPart::Pick, person, 0.9);
        const std::vector<std::string> expected { book.records[1], book.records[2],
            book.records[0] };
        QVERIFY(book.costly(CostPart::Pick) == expected);
    }

    void of_equal_ones_the_latest_comes_first()
    {
        const ReviewedBook book;
        book.review(0, CostPart::Bury, person, 0.5);
        book.review(3, CostPart::Bury, person, 0.5);
        const std::vector<std::string> expected { book.records[3], book.records[0] };
        QVERIFY(book.costly(CostPart::Bury) == expected);
    }

    void no_more_than_wanted_are_read()
    {
        const ReviewedBook book;
        for (std::size_t hand = 0; hand < 4; ++hand)
            book.review(hand, CostPart::Call, person, 1 + static_cast<double>(hand));
        QCOMPARE(book.costly(CostPart::Call, 2).size(), std::size_t { 2 });
        QVERIFY(book.costly(CostPart::Call, 1).front() == book.records[3]);
    }

    void what_costs_little_is_left_out()
    {
        const ReviewedBook book;
        book.review(0, CostPart::Pick, person, 0.14);
        book.review(1, CostPart::Pick, person, 0.15);
        QCOMPARE(book.costly(CostPart::Pick).size(), std::size_t { 1 });
    }

    void other_decisions_and_other_seats_are_left_out()
    {
        const ReviewedBook book;
        book.review(0, CostPart::Lead, person, 2);
        book.review(1, CostPart::Pick, seatAt(2), 2);
        QVERIFY(book.costly(CostPart::Pick).empty());
    }

    void practice_and_hands_without_a_record_are_left_out()
    {
        const ReviewedBook book;
        book.review(0, CostPart::Pick, person, 2);
        book.review(1, CostPart::Pick, person, 2);
        book.change("UPDATE hand SET practice = 1 WHERE id = " + std::to_string(book.ids[0]));
        book.change("UPDATE hand SET record = '' WHERE id = " + std::to_string(book.ids[1]));
        QVERIFY(book.costly(CostPart::Pick).empty());
    }

    void hands_of_another_person_are_left_out()
    {
        const ReviewedBook book;
        book.review(0, CostPart::Pick, person, 2);
        QVERIFY(book.costly(CostPart::Pick, 10, "Gustav").empty());
        ScoreBook sheets = ScoreBook::open(book.desk.file()).value();
        QVERIFY(!sheets.renamePlayers(
            sheets.sheets()->front().id, { "Gustav", "Bertel", "Cilli", "Dörte", "Emil" }));
        QVERIFY(book.costly(CostPart::Pick).empty());
        QCOMPARE(book.costly(CostPart::Pick, 10, "Gustav").size(), std::size_t { 1 });
    }

    void a_computer_player_of_that_name_is_another()
    {
        const ReviewedBook book;
        book.review(0, CostPart::Pick, person, 2);
        book.change("UPDATE person SET computer = 1 WHERE name = 'Ada'");
        QVERIFY(book.costly(CostPart::Pick).empty());
    }

    void hands_under_an_older_name_are_the_persons_too()
    {
        const ReviewedBook book;
        book.review(0, CostPart::Pick, person, 2);
        Match match = matchWith("", 5);
        NewSheet sheet = newSheet(match);
        sheet.players = { "Adelheid", "Gil", "Hal", "Ida", "Jo" };
        ScoreBook sheets = ScoreBook::open(book.desk.file()).value();
        QVERIFY(sheets.begin(sheet).ok());
        PersonId older = 0;
        PersonId now = 0;
        for (const PersonInfo& info : sheets.people().value()) {
            older = info.name == "Ada" ? info.id : older;
            now = info.name == "Adelheid" ? info.id : now;
        }
        QVERIFY(book.costly(CostPart::Pick, 10, "Adelheid").empty());
        QVERIFY(!sheets.mergePeople(now, older));
        QCOMPARE(book.costly(CostPart::Pick, 10, "Adelheid").size(), std::size_t { 1 });
        QCOMPARE(book.costly(CostPart::Pick, 10, "ada").size(), std::size_t { 1 });
    }

    void imported_hands_are_left_out_though_the_names_are_the_same()
    {
        const ReviewedBook theirs;
        for (std::size_t hand = 0; hand < 4; ++hand)
            theirs.review(hand, CostPart::Pick, person, 2);
        const ReviewedBook mine(1, 77);
        mine.review(0, CostPart::Pick, person, 1);
        const auto made = imported(mine.desk.file(), exported(theirs.desk.file()));
        QVERIFY2(made.ok() && made->hands == 4, made ? "" : made.problem().place.c_str());
        QVERIFY(mine.costly(CostPart::Pick) == mine.records);
    }

    void what_is_played_on_with_an_imported_sheet_is_the_persons()
    {
        const ReviewedBook theirs(1);
        theirs.review(0, CostPart::Pick, person, 2);
        const Desk desk;
        QVERIFY(imported(desk.file(), exported(theirs.desk.file())).ok());
        ScoreBook book = ScoreBook::open(desk.file()).value();
        OpenedMatch opened = book.resume(book.sheets()->front().id).value();
        Match match =
            Match::resumed(variantWith("no-pick=leaster"), opened.stored.state, opened.stored.sheet)
                .value();
        playHand(match, opened.saved, 9);
        SQLite::Database rows(desk.file().string());
        QCOMPARE(
            rows.execAndGet("SELECT group_concat(number || ' ' || imported) FROM hand").getString(),
            std::string("1 1,2 0"));
    }

    void each_leads_to_its_question()
    {
        const ReviewedBook book(12);
        for (std::size_t hand = 0; hand < book.ids.size(); ++hand)
            book.review(hand, CostPart::Pick, person, 1);
        int asked = 0;
        for (const std::string& text : book.costly(CostPart::Pick, 20)) {
            const HandRecord record = parseRecord(text).value();
            const auto drill = drillFromRecord(DrillKind::Pick, record);
            if (!drill)
                continue; // the person was not asked in that hand
            ++asked;
            QCOMPARE(drill->seen().turn, person);
            QVERIFY(drill->seen().phase == Phase::Picking);
            QVERIFY(drill->hand.deal() == record.deal);
        }
        QVERIFY(asked > 0);
    }
};

REGISTER_GUILESS_TEST(CostlyHandsTest)
#include "costly_hands_test.moc"
