// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/people.h"

#include "app/storage/book_check.h"
#include "engine/score_keeping/table_line_reader.h"

#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

using Names = std::vector<std::string>;

/// A sheet of these people, with a hand; computer players on all seats but the first if wanted.
SheetId addSheet(ScoreBook& book, const Names& names, bool computers = false)
{
    Match match = matchWith("no-pick=leaster");
    NewSheet sheet = newSheet(match);
    sheet.players = names;
    if (computers)
        sheet.computers = SeatSet::fromTo(seatAt(1), seatAt(5));
    else
        sheet.kind = SheetKind::Table;
    SavedMatch saved = book.begin(sheet).value();
    playHand(match, saved, 1);
    return saved.sheet();
}

Names namesOf(const ScoreBook& book)
{
    Names names;
    for (const PersonInfo& person : book.people().value())
        names.push_back(person.name);
    return names;
}

PersonInfo personOf(const ScoreBook& book, const std::string& name)
{
    for (const PersonInfo& person : book.people().value())
        if (person.name == name)
            return person;
    qFatal("no person of this name");
}

const Names friends { "Ann", "Bob", "Cy", "Dot", "Ed" };
const Names others { "ann", "Bobby", "Flo", "Gil", "Hal" };

} // namespace

class PeopleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void who_is_merged_with_somebody_merged_is_told_by_a_check()
    {
        for (const char* const change : { "UPDATE person SET same_as = id WHERE id = 1",
                 "UPDATE person SET same_as = 3 - id WHERE id < 3" }) {
            const Desk desk;
            makeBook(desk.file());
            QVERIFY(checkBook(desk.file())->sound());
            {
                SQLite::Database database(desk.file().string(), SQLite::OPEN_READWRITE);
                database.exec(change);
            }
            QVERIFY2(!checkBook(desk.file())->sound(), change);
        }
    }

    void a_person_is_one_row_for_all_sheets_and_chairs()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        addSheet(book, friends);
        addSheet(book, { "Flo", "Ed", "Gil", "Hal", "ANN" });
        QCOMPARE(namesOf(book), (Names { "Ann", "Bob", "Cy", "Dot", "Ed", "Flo", "Gil", "Hal" }));
        QCOMPARE(personOf(book, "Ann").sheets, 2);
        QCOMPARE(personOf(book, "Bob").sheets, 1);
    }

    void a_name_is_one_person_however_it_is_written()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        addSheet(book, { "Jörg", "Łukasz", "Zoë Lee", "Dot", "Ed" });
        addSheet(book, { "JÖRG", "łukasz", "Zoe\u0308  Lee ", "Dot ", "ED" });
        QCOMPARE(namesOf(book), (Names { "Dot", "Ed", "Jörg", "Zoë Lee", "Łukasz" }));
        QVERIFY(
            book.seatedTwice({ "Jörg", "JO\u0308RG", "Ed" }, {}).value() == SeatSet { seatAt(1) });
        QVERIFY(book.seatedTwice({ "Änne", "Änne ", "Ed" }, {}).value() == SeatSet { seatAt(1) });
        QVERIFY(!book.renamePerson(personOf(book, "Jörg").id, "JÖRG"));
        QCOMPARE(faultOf(book.renamePerson(personOf(book, "Ed").id, "jörg").value()),
            StorageFault::NameTaken);
    }

    /// Older versions took them for two; both stay until someone merges them.
    void two_people_of_an_older_book_stay_two()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        const SheetId first = addSheet(book, friends);
        const SheetId second = addSheet(book, { "Ann B", "Bob", "Cy", "Dot", "Ed" });
        SQLite::Database(desk.file().string(), SQLite::OPEN_READWRITE)
            .exec("UPDATE person SET name = 'Ann ' WHERE name = 'Ann B'");
        QVERIFY(book.load(first)->info.people[0] != book.load(second)->info.people[0]);
        QCOMPARE(book.load(addSheet(book, { "Ann ", "Flo", "Gil", "Hal", "Ida" }))->info.people[0],
            book.load(second)->info.people[0]);
        QVERIFY(book.seatedTwice({ "Ann", "Ann ", "Ed" }, {}).value().empty());
        QVERIFY(
            !book.mergePeople(book.load(first)->info.people[0], book.load(second)->info.people[0]));
    }

    void a_computer_player_is_not_the_person_of_the_same_name()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        addSheet(book, friends);
        const SheetId game = addSheet(book, { "Bob", "Ann", "Cy", "Dot", "Ed" }, true);
        const auto people = book.people().value();
        QCOMPARE(people.size(), std::size_t { 9 });
        QCOMPARE(people[4].name, std::string("Ed"));
        QVERIFY(!people[4].computer);
        QCOMPARE(people[5].name, std::string("Ann"));
        QVERIFY(people[5].computer);
        QCOMPARE(book.load(game)->info.computers, SeatSet::fromTo(seatAt(1), seatAt(5)));
    }

    void a_person_is_renamed_on_all_sheets()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        addSheet(book, friends);
        addSheet(book, others);
        QVERIFY(!book.renamePerson(personOf(book, "Ann").id, "Annie"));
        for (const SheetInfo& sheet : book.sheets().value())
            QCOMPARE(sheet.players.front(), std::string("Annie"));
        QVERIFY(!book.renamePerson(personOf(book, "Annie").id, "ANNIE")); // the same in capitals
        QCOMPARE(personOf(book, "ANNIE").sheets, 2);
    }

    void a_name_that_another_person_has_is_refused()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        addSheet(book, friends);
        const auto problem = book.renamePerson(personOf(book, "Ann").id, "bob");
        QCOMPARE(faultOf(problem.value()), StorageFault::NameTaken);
        QCOMPARE(namesOf(book), friends);
    }

    void two_people_are_merged_on_all_sheets()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        addSheet(book, friends);
        const SheetId second = addSheet(book, others);
        QVERIFY(!book.mergePeople(personOf(book, "Bob").id, personOf(book, "Bobby").id));
        const PersonInfo bob = personOf(book, "Bob");
        QCOMPARE(bob.sheets, 2);
        QCOMPARE(bob.aliases.size(), std::size_t { 1 });
        QCOMPARE(bob.aliases.front().name, std::string("Bobby"));
        QCOMPARE(book.load(second)->info.players[1], std::string("Bob"));
        QCOMPARE(book.load(second)->info.people[1], bob.id);
    }

    void a_merged_name_still_means_the_person()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        addSheet(book, friends);
        addSheet(book, others);
        QVERIFY(!book.mergePeople(personOf(book, "Bob").id, personOf(book, "Bobby").id));
        const SheetId third = addSheet(book, { "Bobby", "Cy", "Dot", "Ed", "Flo" });
        QCOMPARE(book.load(third)->info.players.front(), std::string("Bob"));
        QCOMPARE(personOf(book, "Bob").sheets, 3);
    }

    void a_person_takes_the_name_of_an_alias()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        addSheet(book, friends);
        addSheet(book, others);
        QVERIFY(!book.mergePeople(personOf(book, "Bob").id, personOf(book, "Bobby").id));
        QVERIFY(!book.renamePerson(personOf(book, "Bob").id, "Bobby"));
        const PersonInfo person = personOf(book, "Bobby");
        QCOMPARE(person.sheets, 2);
        QCOMPARE(person.aliases.front().name, std::string("Bob"));
    }

    void a_merge_can_be_taken_back()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        const SheetId first = addSheet(book, friends);
        const SheetId second = addSheet(book, others);
        const PersonId bobby = personOf(book, "Bobby").id;
        QVERIFY(!book.mergePeople(personOf(book, "Bob").id, bobby));
        QVERIFY(!book.separatePerson(bobby));
        QCOMPARE(book.load(first)->info.players[1], std::string("Bob"));
        QCOMPARE(book.load(second)->info.players[1], std::string("Bobby"));
        QVERIFY(personOf(book, "Bob").aliases.empty());
    }

    void people_of_one_hand_are_not_merged()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        addSheet(book, friends);
        addSheet(book, { "Annette", "Bobby", "Flo", "Gil", "Hal" });
        QVERIFY(!book.mergePeople(personOf(book, "Ann").id, personOf(book, "Annette").id));
        const PersonId ann = personOf(book, "Ann").id;
        for (const char* const name : { "Bob", "Bobby" }) // beside Ann, and beside Annette
            QCOMPARE(faultOf(book.mergePeople(personOf(book, name).id, ann).value()),
                StorageFault::PlayedTogether);
    }

    void one_person_has_one_chair_of_a_game_by_whatever_name()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        addSheet(book, friends);
        addSheet(book, others);
        QVERIFY(!book.mergePeople(personOf(book, "Bob").id, personOf(book, "Bobby").id));
        const Names twice { "Bob", "Ann", "bobby", "Zoe", "Ann", "ZOE" };
        QCOMPARE(
            book.seatedTwice(twice, {}).value(), (SeatSet { seatAt(2), seatAt(4), seatAt(5) }));
        QCOMPARE(book.seatedTwice(twice, { seatAt(2), seatAt(4) }).value(), SeatSet { seatAt(5) });
        NewSheet sheet = newSheet(matchWith("no-pick=leaster"));
        sheet.players = { "Bob", "Ann", "Cy", "Dot", "Ed" };
        const SheetId id = book.begin(sheet)->sheet();
        QCOMPARE(faultOf(book.renamePlayers(id, { "Bob", "Ann", "Cy", "Bobby", "Ed" }).value()),
            StorageFault::SeatedTwice);
        QCOMPARE(book.load(id)->info.players[3], std::string("Dot"));
    }

    void people_with_two_chairs_of_a_game_are_not_merged()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        NewSheet sheet = newSheet(matchWith("no-pick=leaster"));
        sheet.players = friends;
        QVERIFY(book.begin(sheet)); // without a hand yet
        const PersonId ann = personOf(book, "Ann").id;
        QCOMPARE(faultOf(book.mergePeople(ann, personOf(book, "Bob").id).value()),
            StorageFault::SeatedTwice);
        QVERIFY(personOf(book, "Ann").aliases.empty());
    }

    void people_who_sit_at_one_real_table_are_not_merged()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        KeptTable table;
        table.add(parseTableLine("table arrives=0,1,2,3,4 dealer=4 rules layout=5H-A").value());
        SavedTable saved = book.beginTable({ "Tuesday", friends, table }).value();
        table.noteSaved();
        const PersonId ann = personOf(book, "Ann").id;
        const PersonId bob = personOf(book, "Bob").id;
        QCOMPARE(faultOf(book.mergePeople(ann, bob).value()), StorageFault::SeatedTwice);
        table.add(parseTableLine("table leaves=1").value());
        QVERIFY(!saved.save(table, friends));
        QVERIFY(!book.mergePeople(ann, bob));
        table.undo(); // both would sit there again
        QCOMPARE(faultOf(saved.save(table, friends).value()), StorageFault::SeatedTwice);
        QCOMPARE(book.load(saved.sheet())->table->lines().size(), std::size_t { 2 });
    }

    void a_person_and_a_computer_player_are_not_merged()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        addSheet(book, friends);
        addSheet(book, { "You", "Ada", "Bruno", "Clara", "Emil" }, true);
        const auto problem = book.mergePeople(personOf(book, "Ann").id, personOf(book, "Ada").id);
        QCOMPARE(faultOf(problem.value()), StorageFault::NoSuchPerson);
    }

    void a_person_that_is_not_there_is_a_problem()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        addSheet(book, friends);
        const PersonId ann = personOf(book, "Ann").id;
        for (const auto& problem : { book.renamePerson(99, "x"), book.mergePeople(99, ann),
                 book.mergePeople(ann, 99), book.separatePerson(99), book.separatePerson(ann) })
            QCOMPARE(faultOf(problem.value()), StorageFault::NoSuchPerson);
    }

    /// POT-JOIN
    void a_newcomer_is_a_person()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        Match match = matchWith("no-pick=leaster");
        NewSheet sheet = newSheet(match);
        sheet.computers = { seatAt(1) };
        SavedMatch saved = book.begin(sheet).value();
        playHand(match, saved, 1);
        QVERIFY(!saved.seatNewcomer({ 1, seatAt(1), "Bertel" }, "Zoë"));
        playHand(match, saved, 2);
        const StoredSheet stored = book.load(saved.sheet()).value();
        QCOMPARE(stored.info.players[1], std::string("Zoë"));
        QVERIFY(personOf(book, "Zoë").computer); // the computer plays for the chair
        QCOMPARE(stored.newcomers.front().before, std::string("Bertel"));
        QVERIFY(!book.renamePerson(personOf(book, "Bertel").id, "Bertie"));
        QCOMPARE(book.load(saved.sheet())->newcomers.front().before, std::string("Bertie"));
        SQLite::Database database(desk.file().string());
        const auto handsOf = [&](PersonId person) {
            return database
                .execAndGet("SELECT group_concat(hand) FROM hand_seat WHERE person = "
                    + std::to_string(person))
                .getString();
        };
        QCOMPARE(handsOf(personOf(book, "Bertie").id), std::string("1"));
        QCOMPARE(handsOf(personOf(book, "Zoë").id), std::string("2"));
    }

    void who_is_on_no_sheet_is_forgotten()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        addSheet(book, friends);
        const SheetId second = addSheet(book, others);
        QVERIFY(!book.remove(second));
        QCOMPARE(namesOf(book), friends);
    }

    void a_sheet_tells_real_tables_from_games()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        const SheetId table = addSheet(book, friends);
        const SheetId game = addSheet(book, others, true);
        QCOMPARE(book.load(table)->info.kind, SheetKind::Table);
        QCOMPARE(book.load(game)->info.kind, SheetKind::Game);
    }
};

REGISTER_GUILESS_TEST(PeopleTest)
#include "people_test.moc"
