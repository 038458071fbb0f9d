// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/mistake_pile.h"

#include "app/history/backlog.h"
#include "app/storage/score_book.h"
#include "engine/tutor/repetition.h"
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
const std::string today = "2026-11-27";

/// The first action of a record that the person chose among several.
std::size_t decisionIn(const std::string& text)
{
    const HandRecord record = parseRecord(text).value();
    std::size_t action = 0;
    while (!drillFromRecord(record, action))
        ++action;
    return action;
}

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

    /// One mistake of a hand.
    void review(std::size_t hand, double points, MistakeKind kind = MistakeKind::BuriedTooFew,
        Seat seat = person) const
    {
        ReviewedHand found;
        found.mistakes = { { decisionIn(records.at(hand)), seat, kind, points } };
        Backlog backlog = Backlog::open(desk.file()).value();
        QVERIFY(!backlog.keepReview(ids.at(hand), found));
    }

    void change(const std::string& sql) const
    {
        SQLite::Database book(desk.file().string(), SQLite::OPEN_READWRITE);
        book.exec(sql);
    }

    PileState pile(const std::string& day = today, const std::string& name = personsName) const
    {
        return MistakePile::open(desk.file()).value().state(name, person, day).value();
    }

    void answer(bool right, const std::string& day) const
    {
        MistakePile stored = MistakePile::open(desk.file()).value();
        const PileState now = stored.state(personsName, person, day).value();
        QVERIFY(!now.today.empty());
        QVERIFY(!stored.note(now.today.front(), right, day));
    }

    /// The hands of today's questions, as places in `ids`.
    std::vector<int> asked(const std::string& day = today) const
    {
        std::vector<int> hands;
        for (const PiledMistake& mistake : pile(day).today)
            hands.push_back(static_cast<int>(std::ranges::find(ids, mistake.hand) - ids.begin()));
        return hands;
    }

    Desk desk;
    std::vector<std::int64_t> ids;
    std::vector<std::string> records;
};

} // namespace

/// The person's own mistakes come back.
class MistakePileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void without_a_review_there_are_none()
    {
        const PileState pile = ReviewedBook().pile();
        QVERIFY(pile.today.empty());
        QCOMPARE(pile.figures.later + pile.figures.known + pile.figures.asked, 0);
    }

    void the_costliest_is_asked_first_and_at_its_point_of_the_hand()
    {
        const ReviewedBook book;
        book.review(0, 0.4);
        book.review(1, 1.7);
        book.review(2, 0.9);
        QCOMPARE(book.asked(), (std::vector { 1, 2, 0 }));
        const HandRecord record = parseRecord(book.records[1]).value();
        const PiledMistake first = book.pile().today.front();
        QVERIFY(first.drill.hand.deal() == record.deal);
        QVERIFY(first.drill.hand.toAct() == person);
        QVERIFY(first.drill.kind == DrillKind::Mistake && first.drill.isDecision());
    }

    void a_right_answer_comes_back_after_1_3_7_and_21_days()
    {
        const ReviewedBook book;
        book.review(0, 1);
        for (const auto& [day, before] :
            { std::pair { "2026-11-01", "" }, { "2026-11-04", "2026-11-03" },
                { "2026-11-11", "2026-11-10" }, { "2026-12-02", "2026-12-01" } }) {
            if (*before)
                QVERIFY2(book.asked(before).empty(), before);
            QCOMPARE(book.asked(day).size(), std::size_t { 1 });
            book.answer(true, day);
        }
        QCOMPARE(book.pile("2030-01-01").figures.known, 1);
        QVERIFY(book.asked("2030-01-01").empty());
    }

    void a_wrong_answer_comes_back_the_next_day()
    {
        const ReviewedBook book;
        book.review(0, 1);
        book.answer(true, "2026-11-01");
        book.answer(true, "2026-11-04");
        book.answer(false, "2026-11-11");
        QVERIFY(book.asked("2026-11-11").empty());
        QCOMPARE(book.pile("2026-11-11").figures.later, 1);
        QCOMPARE(book.asked("2026-11-12"), std::vector { 0 });
    }

    void what_was_asked_before_goes_before_what_is_new()
    {
        const ReviewedBook book;
        book.review(0, 0.4);
        book.answer(false, "2026-11-20");
        book.review(1, 3);
        QCOMPARE(book.asked(), (std::vector { 0, 1 }));
    }

    void no_more_are_asked_than_a_day_allows()
    {
        const ReviewedBook book(questionsADay + 2);
        for (std::size_t hand = 0; hand < book.ids.size(); ++hand)
            book.review(hand, 1);
        QCOMPARE(book.pile().figures.today, questionsADay);
        QCOMPARE(book.pile().figures.later, 2);
        book.answer(true, today);
        QCOMPARE(book.pile().figures.today, questionsADay - 1);
        QCOMPARE(book.pile().figures.asked, 1);
        for (int i = 1; i < questionsADay; ++i)
            book.answer(i % 2 == 0, today);
        QVERIFY(book.asked().empty());
        QVERIFY(!book.asked("2026-11-28").empty());
    }

    void a_clock_that_was_set_back_loses_nothing()
    {
        const ReviewedBook book;
        book.review(0, 1);
        book.answer(true, "2036-01-01");
        QCOMPARE(book.asked(), std::vector { 0 });
        book.answer(true, today);
        QVERIFY(book.asked().empty());
        QCOMPARE(book.asked("2026-12-04"), std::vector { 0 });
    }

    void kinds_are_counted_by_hands()
    {
        const ReviewedBook book;
        book.review(0, 1, MistakeKind::LedTrump);
        book.review(1, 1, MistakeKind::LedTrump);
        book.review(2, 1, MistakeKind::PickedTooWeak);
        book.answer(true, today);
        const auto hands = book.pile().figures.hands;
        QCOMPARE(hands.at(static_cast<std::size_t>(MistakeKind::LedTrump)), 2);
        QCOMPARE(hands.at(static_cast<std::size_t>(MistakeKind::PickedTooWeak)), 1);
        QCOMPARE(hands.at(static_cast<std::size_t>(MistakeKind::BuriedTooFew)), 0);
    }

    void other_seats_are_left_out()
    {
        const ReviewedBook book;
        book.review(1, 2, MistakeKind::LedTrump, seatAt(2));
        QVERIFY(book.asked().empty());
    }

    void practice_and_hands_without_a_record_are_left_out()
    {
        const ReviewedBook book;
        book.review(0, 2);
        book.review(1, 2);
        book.change("UPDATE hand SET practice = 1 WHERE id = " + std::to_string(book.ids[0]));
        book.change("UPDATE hand SET record = '' WHERE id = " + std::to_string(book.ids[1]));
        QVERIFY(book.asked().empty());
    }

    void what_cannot_be_replayed_is_left_out_and_stops_nothing()
    {
        const ReviewedBook book;
        book.review(0, 3);
        book.review(1, 2);
        book.review(2, 1);
        book.change("UPDATE hand SET record = 'sheepshead hand 1' WHERE id = "
            + std::to_string(book.ids[0]));
        book.change("UPDATE mistake SET action = 900 WHERE hand = " + std::to_string(book.ids[1]));
        QCOMPARE(book.asked(), std::vector { 2 });
        QCOMPARE(book.pile().figures.today, 1);
    }

    void a_row_that_cannot_be_is_refused_with_its_place()
    {
        const ReviewedBook book;
        book.review(0, 1);
        book.change("UPDATE mistake SET box = 99");
        const auto state =
            MistakePile::open(book.desk.file()).value().state(personsName, person, today);
        QVERIFY(!state);
        const QString told = QString::fromStdString(state.problem().place + state.problem().reason);
        QVERIFY2(told.contains(QStringLiteral("box")), qPrintable(told));
    }

    void an_answer_to_a_hand_that_is_gone_changes_nothing()
    {
        const ReviewedBook book;
        book.review(0, 1);
        MistakePile stored = MistakePile::open(book.desk.file()).value();
        const PileState now = stored.state(personsName, person, today).value();
        book.change("DELETE FROM mistake");
        QVERIFY(!stored.note(now.today.front(), true, today));
        QVERIFY(book.asked().empty());
    }

    void hands_of_another_person_are_left_out()
    {
        const ReviewedBook book;
        book.review(0, 2);
        QVERIFY(book.pile(today, "Gustav").today.empty());
        ScoreBook sheets = ScoreBook::open(book.desk.file()).value();
        QVERIFY(!sheets.renamePlayers(
            sheets.sheets()->front().id, { "Gustav", "Bertel", "Cilli", "Dörte", "Emil" }));
        QVERIFY(book.asked().empty());
        QCOMPARE(book.pile(today, "Gustav").figures.today, 1);
    }

    void a_computer_player_of_that_name_is_another()
    {
        const ReviewedBook book;
        book.review(0, 2);
        book.change("UPDATE person SET computer = 1 WHERE name = 'Ada'");
        QVERIFY(book.asked().empty());
    }

    void hands_under_an_older_name_are_the_persons_too()
    {
        const ReviewedBook book;
        book.review(0, 2);
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
        QVERIFY(book.pile(today, "Adelheid").today.empty());
        QVERIFY(!sheets.mergePeople(now, older));
        QCOMPARE(book.pile(today, "Adelheid").figures.today, 1);
        QCOMPARE(book.pile(today, "ada").figures.today, 1);
    }

    void imported_hands_are_left_out_though_the_names_are_the_same()
    {
        const ReviewedBook theirs;
        for (std::size_t hand = 0; hand < 4; ++hand)
            theirs.review(hand, 2);
        const ReviewedBook mine(1, 77);
        mine.review(0, 1);
        const auto made = imported(mine.desk.file(), exported(theirs.desk.file()));
        QVERIFY2(made.ok() && made->hands == 4, made ? "" : made.problem().place.c_str());
        QCOMPARE(mine.asked(), std::vector { 0 });
    }

    void what_is_played_on_with_an_imported_sheet_is_the_persons()
    {
        const ReviewedBook theirs(1);
        theirs.review(0, 2);
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

    void a_second_review_takes_the_place_of_the_first()
    {
        const ReviewedBook book;
        book.review(0, 1, MistakeKind::LedTrump);
        book.review(0, 2, MistakeKind::GavePoints);
        QCOMPARE(book.pile().figures.today, 1);
        QCOMPARE(book.pile().figures.hands.at(static_cast<std::size_t>(MistakeKind::LedTrump)), 0);
    }
};

REGISTER_GUILESS_TEST(MistakePileTest)
#include "mistake_pile_test.moc"
