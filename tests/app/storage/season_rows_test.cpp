// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/season_rows.h"

#include "app/storage/book_check.h"
#include "app/storage/saved_table.h"
#include "engine/score_keeping/table_line_reader.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Statement.h>

#include <QTest>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

const std::vector<std::string> clubMembers { "Ada", "Bob", "Cy", "Dot", "Ed", "Flo" };

/// A real table of the club at one evening: the clock stands at eight in the evening of that day.
void addEvening(const std::filesystem::path& file, const std::string& day,
    std::initializer_list<const char*> lines)
{
    ScoreBook book = ScoreBook::open(file, [day] { return day + "T20:00:00Z"; }).value();
    KeptTable table;
    table.add(parseTableLine("table arrives=0,1,2,3,4 dealer=4 rules layout=5H-A").value());
    for (const char* const line : lines)
        table.add(parseTableLine(line).value());
    if (!book.beginTable({ "Club", clubMembers, table }).ok())
        qFatal("the table was not saved");
}

PersonId personIn(const ScoreBook& book, const std::string& name)
{
    for (const PersonInfo& person : book.people().value())
        if (person.name == name)
            return person.id;
    return 0;
}

StoredSeason seasonOf(const ScoreBook& book)
{
    StoredSeason stored;
    stored.season.name = "Autumn";
    stored.season.firstDay = "2026-09-01";
    stored.season.lastDay = "2026-12-31";
    for (const char* const name : { "Ada", "Bob", "Cy" })
        stored.season.people.push_back({ .person = personIn(book, name) });
    return stored;
}

/// Two evenings of the club, and one before the season.
struct ClubBook {
    ClubBook()
    {
        addEvening(desk.file(), "2026-08-25", { "picked by=0 points=61" });
        addEvening(desk.file(), "2026-09-01",
            { "picked by=0 with=1 points=77", "leaster winners=3",
                "picked by=2 with=0 points=40" });
        addEvening(desk.file(), "2026-09-08", { "picked by=1 points=100" });
    }

    Desk desk;
};

int personsScore(const SeasonHand& hand, PersonId person)
{
    const auto seat = std::ranges::find(hand.seats, person, &SeasonSeat::person);
    return seat == hand.seats.end() ? 0 : seat->score;
}

void change(const Desk& desk, const std::string& statement)
{
    SQLite::Database(desk.file().string(), SQLite::OPEN_READWRITE).exec(statement);
}

} // namespace

/// Seasons in the score book.
class SeasonRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_season_is_there_again_with_all_that_it_has()
    {
        const ClubBook club;
        ScoreBook book = ScoreBook::open(club.desk.file()).value();
        StoredSeason stored = seasonOf(book);
        stored.season.measure = SeasonMeasure::PerHand;
        stored.season.prizeKind = PrizeKind::Amount;
        stored.season.prizes = { 5000, 2500 };
        stored.season.people[1] = { stored.season.people[1].person, SeasonRole::Substitute, -3 };
        stored.season.centsAPoint = 25;
        stored.excluded = { { "2026-09-01T20:00:00Z", -5 } };
        stored.paid = { { stored.season.people[0].person, seasonKitty, 100, "2026-09-02" } };
        const SeasonId id = book.addSeason(stored).value();
        QVERIFY(book.season(id).value() == stored);
        stored.season.name = "Herbst";
        stored.paid.clear();
        QVERIFY(!book.changeSeason(id, stored));
        QVERIFY(book.season(id).value() == stored);
        QCOMPARE(book.seasons()->size(), std::size_t { 1 });
        QCOMPARE(book.seasons()->front().name, std::string("Herbst"));
        QVERIFY(!book.removeSeason(id));
        QVERIFY(book.seasons()->empty());
        QCOMPARE(faultOf(book.removeSeason(id).value()), StorageFault::NoSuchSeason);
        QCOMPARE(faultOf(book.changeSeason(id, stored).value()), StorageFault::NoSuchSeason);
    }

    void its_hands_are_those_of_its_days()
    {
        const ClubBook club;
        const ScoreBook book = ScoreBook::open(club.desk.file()).value();
        const SeasonContents contents = book.contentsOf(seasonOf(book)).value();
        QCOMPARE(contents.sheets.size(), std::size_t { 2 });
        QCOMPARE(contents.sheets[0].firstDay, std::string("2026-09-01"));
        QCOMPARE(contents.sheets[0].lastDay, std::string("2026-09-01"));
        QCOMPARE(contents.sheets[1].firstDay, std::string("2026-09-08"));
        QCOMPARE(contents.hands.size(), std::size_t { 4 });
        const SeasonHand& first = contents.hands[0];
        QCOMPARE(first.day, std::string("2026-09-01"));
        QVERIFY(first.leadersWon);
        QCOMPARE(first.seats.size(), std::size_t { 5 });
        QCOMPARE(personsScore(first, personIn(book, "Ada")), 2);
        QCOMPARE(first.seats[0].part, SeasonSeat::Part::Leader);
        QCOMPARE(first.seats[1].part, SeasonSeat::Part::Partner);
        QCOMPARE(contents.hands[1].seats[3].part, SeasonSeat::Part::None);
        QVERIFY(!contents.hands[2].leadersWon);
    }

    void points_without_a_hand_are_an_evening_a_hand_or_a_bonus()
    {
        const Desk desk;
        addEvening(desk.file(), "2026-09-01",
            { "evening points=0:12,1:-12,2:0", "hand points=0:2,1:-2", "bonus points=2:-5" });
        const ScoreBook book = ScoreBook::open(desk.file()).value();
        const StoredSeason season = seasonOf(book);
        const auto evenings = eveningsOf(season.season, book.contentsOf(season)->hands);
        QCOMPARE(evenings.size(), std::size_t { 1 });
        const PersonId cy = personIn(book, "Cy");
        QVERIFY((*evenings[0].find(personIn(book, "Ada"))
            == SeasonScore { personIn(book, "Ada"), 14, 1, false }));
        QVERIFY((*evenings[0].find(cy) == SeasonScore { cy, -5, 0, false }));
        QVERIFY(!evenings[0].find(personIn(book, "Dot")));
    }

    void a_sheet_that_was_taken_out_is_listed_and_does_not_count()
    {
        const ClubBook club;
        const ScoreBook book = ScoreBook::open(club.desk.file()).value();
        StoredSeason season = seasonOf(book);
        season.excluded = { book.contentsOf(season)->sheets[0].origin };
        const SeasonContents contents = book.contentsOf(season).value();
        QVERIFY(contents.sheets[0].excluded && !contents.sheets[1].excluded);
        QCOMPARE(contents.hands.size(), std::size_t { 1 });
    }

    void people_who_are_merged_are_one()
    {
        const ClubBook club;
        ScoreBook book = ScoreBook::open(club.desk.file()).value();
        StoredSeason stored = seasonOf(book);
        stored.season.people.push_back({ .person = personIn(book, "Flo") });
        const SeasonId id = book.addSeason(stored).value();
        change(club.desk, // Flo never played
            "UPDATE person SET same_as = (SELECT id FROM person WHERE name = 'Cy') WHERE name = "
            "'Flo'");
        QCOMPARE(book.season(id)->season.people.size(), std::size_t { 3 });
    }

    /// *Separate* promises that nothing is lost, also if a payment was marked meanwhile.
    void a_merge_can_be_taken_back_after_the_season_was_changed()
    {
        const ClubBook club;
        ScoreBook book = ScoreBook::open(club.desk.file()).value();
        StoredSeason stored = seasonOf(book);
        const PersonId flo = personIn(book, "Flo");
        const PersonId cy = personIn(book, "Cy");
        stored.season.people.push_back({ .person = flo, .handicap = 7 });
        stored.paid = { { flo, seasonKitty, 500, "2026-09-02" } };
        const SeasonId id = book.addSeason(stored).value();
        QVERIFY(!book.mergePeople(cy, flo));
        StoredSeason merged = book.season(id).value();
        QCOMPARE(merged.season.people.size(), std::size_t { 3 });
        QCOMPARE(merged.paid[0].payer, cy);
        merged.season.people[2].handicap = 3;
        merged.paid.push_back({ cy, seasonKitty, 700, "2026-09-03" });
        QVERIFY(!book.changeSeason(id, merged));
        QCOMPARE(book.season(id).value(), merged);
        QVERIFY(!book.separatePerson(flo));
        StoredSeason expected = stored;
        expected.season.people[2].handicap = 3;
        expected.paid.push_back({ cy, seasonKitty, 700, "2026-09-03" });
        QCOMPARE(book.season(id).value(), expected);
    }

    void payments_of_a_season_are_marked_where_a_merge_left_one_person()
    {
        const ClubBook club;
        ScoreBook book = ScoreBook::open(club.desk.file()).value();
        StoredSeason stored = seasonOf(book);
        const PersonId flo = personIn(book, "Flo");
        const PersonId cy = personIn(book, "Cy");
        stored.season.people = { { .person = cy }, { .person = flo } };
        const SeasonId id = book.addSeason(stored).value();
        QVERIFY(!book.mergePeople(cy, flo));
        StoredSeason single = book.season(id).value();
        single.paid.push_back({ cy, seasonKitty, 700, "2026-09-03" });
        QVERIFY(!book.changeSeason(id, single));
        QCOMPARE(book.season(id).value(), single);
        QVERIFY(!book.addSeason(single).ok());
        QVERIFY(!book.separatePerson(flo));
        QCOMPARE(book.season(id)->season.people, stored.season.people);
    }

    void a_season_that_cannot_be_is_not_written()
    {
        const ClubBook club;
        ScoreBook book = ScoreBook::open(club.desk.file()).value();
        StoredSeason stored = seasonOf(book);
        stored.season.lastDay = "2026-02-31";
        QVERIFY(!book.addSeason(stored).ok());
        stored = seasonOf(book);
        stored.season.people[0].person = 999;
        QCOMPARE(faultOf(book.addSeason(stored).problem()), StorageFault::NoSuchPerson);
        stored = seasonOf(book);
        stored.paid = { { stored.season.people[0].person, seasonKitty, 0, "2026-09-02" } };
        QVERIFY(!book.addSeason(stored).ok());
        QVERIFY(book.seasons()->empty());
    }

    void a_season_that_cannot_be_read_is_told_and_nothing_else_suffers()
    {
        const ClubBook club;
        ScoreBook book = ScoreBook::open(club.desk.file()).value();
        const SeasonId id = book.addSeason(seasonOf(book)).value();
        const SeasonId other = book.addSeason(seasonOf(book)).value();
        change(club.desk, "UPDATE season SET measure = 'luck' WHERE id = " + std::to_string(id));
        const auto infos = book.seasons().value();
        QCOMPARE(infos.size(), std::size_t { 2 });
        QVERIFY(infos[1].fault.find("luck") != std::string::npos);
        QCOMPARE(faultOf(book.season(id).problem()), StorageFault::Unreadable);
        QVERIFY(book.season(other).ok());
        QVERIFY(book.sheets().ok());
        const auto checked = checkBook(club.desk.file()).value();
        QVERIFY(!checked.sound());
        QVERIFY(!book.removeSeason(id));
    }

    void a_sheet_with_a_hand_that_makes_no_sense_is_left_out_and_told()
    {
        const ClubBook club;
        const ScoreBook book = ScoreBook::open(club.desk.file()).value();
        change(club.desk,
            "UPDATE picked_hand SET tier = 'lucky' WHERE hand ="
            " (SELECT max(id) FROM hand WHERE day = '2026-09-01')");
        const SeasonContents contents = book.contentsOf(seasonOf(book)).value();
        QCOMPARE(contents.hands.size(), std::size_t { 1 });
        QCOMPARE(contents.sheets.size(), std::size_t { 2 });
        QVERIFY(contents.sheets[0].fault.empty());
        QVERIFY(contents.sheets[1].fault.find("lucky") != std::string::npos);
    }

    void people_of_a_season_stay_when_their_sheets_go()
    {
        const ClubBook club;
        ScoreBook book = ScoreBook::open(club.desk.file()).value();
        QVERIFY(book.addSeason(seasonOf(book)).ok());
        for (const SheetInfo& sheet : book.sheets().value())
            QVERIFY(!book.remove(sheet.id));
        QCOMPARE(book.people()->size(), std::size_t { 3 });
        QVERIFY(book.contentsOf(book.season(1).value())->hands.empty());
    }
};

REGISTER_GUILESS_TEST(SeasonRowsTest)
#include "season_rows_test.moc"
