// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/book_exchange.h"

#include "tests/app/storage/exchange/exports.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>

#include <QTest>

#include <algorithm>
#include <sstream>

using namespace sheepshead;
using namespace sheepshead::testing;

class BookExchangeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        makeFullBook(desk_.file());
        text_ = exported(desk_.file());
    }

    void an_import_into_an_empty_book_exports_the_same_bytes()
    {
        const Desk other;
        const auto made = imported(other.file(), text_);
        QVERIFY2(made.ok(), made.ok() ? "" : made.problem().place.c_str());
        const std::string again = exported(other.file());
        const auto [here, there] = std::ranges::mismatch(text_, again);
        if (here != text_.end() || there != again.end())
            QCOMPARE(std::string(there, again.end()).substr(0, 300),
                std::string(here, text_.end()).substr(0, 300));
    }

    void the_book_says_the_same_after_it()
    {
        const Desk other;
        QVERIFY(imported(other.file(), text_).ok());
        const ScoreBook before = ScoreBook::open(desk_.file()).value();
        const ScoreBook after = ScoreBook::open(other.file()).value();
        const auto sheets = before.sheets().value();
        const auto copies = after.sheets().value();
        QCOMPARE(copies.size(), sheets.size());
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            const StoredSheet stored = before.load(sheets[i].id).value();
            StoredSheet copy = after.load(copies[i].id).value();
            copy.info.id = stored.info.id; // its number may be another one
            copy.info.people = stored.info.people;
            QVERIFY2(copy == stored, sheets[i].name.c_str());
        }
    }

    void a_second_import_changes_nothing()
    {
        const Desk other;
        const auto first = imported(other.file(), text_);
        QVERIFY(first.ok());
        QVERIFY(first->sheets > 20 && first->hands > 60 && first->people > 8);
        const auto second = imported(other.file(), text_);
        QVERIFY(second.ok());
        QCOMPARE(second->sheets, 0);
        QCOMPARE(second->people, 0);
        QCOMPARE(second->known.size(), static_cast<std::size_t>(first->sheets));
        QCOMPARE(exported(other.file()), text_);
    }

    void a_sheet_that_was_played_on_stays_as_it_is_and_is_named()
    {
        const Desk desk;
        makeBook(desk.file(), 2);
        const std::string before = exported(desk.file());
        {
            ScoreBook book = ScoreBook::open(desk.file()).value();
            QVERIFY(!book.rename(1, "Another name"));
            OpenedMatch open = book.resume(1).value();
            const CheckedVariant variant = check(*open.stored.info.variant).value();
            Match match = Match::resumed(variant, open.stored.state, open.stored.sheet).value();
            playHand(match, open.saved, 7);
        }
        const std::string after = exported(desk.file());
        const auto made = imported(desk.file(), before);
        QVERIFY(made.ok());
        QCOMPARE(made->different, std::vector<std::string> { "Friday" });
        QVERIFY(made->known.empty());
        QCOMPARE(exported(desk.file()), after);
    }

    void people_of_the_same_name_are_the_same()
    {
        const Desk desk;
        const Desk other;
        makeBook(desk.file(), 2);
        {
            ScoreBook book = ScoreBook::open(other.file()).value();
            Match match = matchWith("no-pick=leaster", 2);
            NewSheet sheet = newSheet(match, "Saturday");
            sheet.players = { "ADA", "Gil", "Hal", "Ida", "Jo" };
            SavedMatch saved = book.begin(sheet).value();
            playHand(match, saved, 1);
        }
        const auto made = imported(desk.file(), exported(other.file()));
        QVERIFY(made.ok());
        QCOMPARE(made->sheets, 1);
        QCOMPARE(made->people, 4);
        const ScoreBook book = ScoreBook::open(desk.file()).value();
        for (const PersonInfo& person : book.people().value())
            QCOMPARE(person.sheets, person.name == "Ada" ? 2 : 1);
    }

    void a_season_comes_with_its_people_and_only_once()
    {
        const Desk desk;
        makeBook(desk.file(), 2);
        const auto made = imported(desk.file(), exported(desk_.file()));
        QVERIFY(made.ok());
        QCOMPARE(made->seasons.size(), std::size_t { 1 });
        ScoreBook book = ScoreBook::open(desk.file()).value();
        const ScoreBook source = ScoreBook::open(desk_.file()).value();
        const auto namesOf = [](const ScoreBook& of) {
            std::vector<std::string> names;
            const StoredSeason stored = of.season(1).value();
            for (const SeasonPerson& who : stored.season.people)
                for (const PersonInfo& person : of.people().value())
                    if (person.id == who.person)
                        names.push_back(person.name);
            return names;
        };
        QCOMPARE(namesOf(book), namesOf(source));
        QVERIFY(imported(desk.file(), exported(desk_.file()))->seasons.empty());
        QCOMPARE(book.seasons()->size(), std::size_t { 1 });
        QVERIFY(book.takeBack(made->added, made->seasons).ok());
        QVERIFY(book.seasons()->empty());
    }

    void a_season_that_was_changed_is_not_taken_back()
    {
        const Desk desk;
        const auto made = imported(desk.file(), text_);
        QCOMPARE(made->seasons.size(), std::size_t { 1 });
        ScoreBook book = ScoreBook::open(desk.file()).value();
        StoredSeason changed = book.season(made->seasons.front().id).value();
        changed.season.centsAPoint += 1;
        QVERIFY(!book.changeSeason(made->seasons.front().id, changed));
        QCOMPARE(
            book.takeBack(made->added, made->seasons).value(), std::vector { changed.season.name });
        QCOMPARE(book.seasons()->size(), std::size_t { 1 });
    }

    void a_name_in_other_letters_is_the_person_of_the_book()
    {
        const auto begin = [](const Desk& desk, int seed, const std::vector<std::string>& players) {
            ScoreBook book = ScoreBook::open(desk.file()).value();
            const Match match = matchWith("no-pick=leaster", static_cast<std::uint64_t>(seed));
            NewSheet sheet = newSheet(match, "Saturday");
            sheet.players = players;
            QVERIFY(book.begin(sheet).ok());
        };
        const Desk desk;
        begin(desk, 1, { "Ann", "Jörg", "Hal", "Ida", "Jo" });
        const Desk other;
        begin(other, 2, { "Ann ", "JO\u0308RG", "Flo", "Gil", "Jo" });
        const auto made = imported(desk.file(), exported(other.file()));
        QVERIFY(made.ok());
        QCOMPARE(made->people, 2); // Flo and Gil
    }

    /// As they are in books of older versions.
    void two_who_differ_by_a_blank_come_in_as_two()
    {
        const Desk other;
        {
            ScoreBook book = ScoreBook::open(other.file()).value();
            const Match match = matchWith("no-pick=leaster");
            NewSheet sheet = newSheet(match, "Saturday");
            sheet.players = { "Ann", "Bob", "Cy", "Dot", "Ed" };
            QVERIFY(book.begin(sheet).ok());
        }
        SQLite::Database(other.file().string(), SQLite::OPEN_READWRITE)
            .exec("UPDATE person SET name = 'Ann ' WHERE name = 'Bob'");
        const Desk desk;
        const auto made = imported(desk.file(), exported(other.file()));
        QVERIFY(made.ok());
        QCOMPARE(made->people, 5);
    }

    void two_who_played_together_do_not_become_one()
    {
        const Desk desk;
        const Desk other;
        makeBook(other.file(), 2);
        {
            ScoreBook book = ScoreBook::open(desk.file()).value();
            const Match match = matchWith("no-pick=leaster", 2);
            NewSheet sheet = newSheet(match, "Saturday");
            for (const char* const first : { "Ada", "Bertel" }) {
                sheet.players = { first, "Gil", "Hal", "Ida", "Jo" };
                QVERIFY(book.begin(sheet).ok());
            }
            const auto people = book.people().value();
            QVERIFY(!book.mergePeople(people.at(0).id, people.at(1).id)); // Ada, Bertel
        }
        const std::string before = exported(desk.file());
        const auto made = imported(desk.file(), exported(other.file()));
        QVERIFY(!made.ok());
        QCOMPARE(faultOf(made.problem()), StorageFault::OnePerson);
        QVERIFY(made.problem().place.find("Ada, Bertel") != std::string::npos);
        QCOMPARE(exported(desk.file()), before);
    }

    void an_imported_sheet_is_not_the_one_to_resume()
    {
        const Desk desk;
        {
            const auto longAgo = [] { return std::string("2001-01-01T00:00:00Z"); };
            ScoreBook book = ScoreBook::open(desk.file(), longAgo).value();
            const Match match = matchWith("", 99);
            QVERIFY(book.begin(newSheet(match, "Mine")).ok());
        }
        QVERIFY(imported(desk.file(), text_).ok());
        const ScoreBook book = ScoreBook::open(desk.file()).value();
        const auto sheets = book.sheets().value();
        QCOMPARE(sheets.front().name, std::string("Mine"));
        QVERIFY(sheets.size() > 20);
    }

    void stopped_halfway_it_changes_nothing()
    {
        const Desk other;
        makeBook(other.file());
        const std::string before = exported(other.file());
        for (const double until : { 0.2, 0.7 }) {
            std::istringstream in(text_);
            const auto made = importBook(
                other.file(), in, "export.json", [until](double share) { return share < until; });
            QVERIFY(!made.ok());
            QCOMPARE(faultOf(made.problem()), StorageFault::Stopped);
            QCOMPARE(exported(other.file()), before);
        }
    }

    void a_file_is_replaced_whole_or_not_at_all()
    {
        const Desk desk;
        makeBook(desk.file());
        const auto file = desk.folder() / "export.json";
        writeFile(file, "older");
        QVERIFY(
            !exportBook(desk.file(), ExportFormat::Json, file, [](double) { return false; }).ok());
        QCOMPARE(contentOf(file), QByteArray("older"));
        QVERIFY(exportBook(desk.file(), ExportFormat::Json, file).ok());
        QCOMPARE(contentOf(file).toStdString(), exported(desk.file()));
        const std::vector<std::string> alone { "export.json", "scores.db" };
        QCOMPARE(desk.files(), alone);
        const auto nowhere =
            exportBook(desk.file(), ExportFormat::Json, desk.folder() / "no" / "file");
        QCOMPARE(faultOf(nowhere.problem()), StorageFault::NotWritten);
        QVERIFY(nowhere.problem().place.find("/no/file") != std::string::npos);
        const auto none = exportBook(desk.folder() / "none.db", ExportFormat::Json, file);
        QCOMPARE(faultOf(none.problem()), StorageFault::NoBook);
        QCOMPARE(desk.files(), alone);
    }

    void a_sheet_that_cannot_be_read_is_named_and_left_out()
    {
        const Desk desk;
        makeBook(desk.file());
        {
            SQLite::Database database(desk.file().string(), SQLite::OPEN_READWRITE);
            database.exec("UPDATE hand SET ending = 'of a later version' WHERE number = 2");
        }
        std::ostringstream out;
        const auto made = exportBook(desk.file(), ExportFormat::Json, out);
        QVERIFY(made.ok());
        QCOMPARE(made->sheets, 0);
        QCOMPARE(made->unreadable.size(), std::size_t { 1 });
        QVERIFY(made->unreadable.front().starts_with("Friday (hand 2: ending"));
    }

    /// As when a sync client makes a copy because two computers wrote.
    void another_score_book_comes_in_like_an_export()
    {
        const Desk desk;
        makeBook(desk.file(), 2, 7);
        const QByteArray other = contentOf(desk_.file());
        const auto made = importBook(desk.file(), desk_.file());
        QVERIFY2(made.ok(), made ? "" : made.problem().place.c_str());
        QVERIFY(made->sheets > 0 && made->unreadable.empty());
        QCOMPARE(contentOf(desk_.file()), other);
        QCOMPARE(desk.files(), std::vector<std::string> { "scores.db" });
        const auto again = importBook(desk.file(), desk_.file());
        QVERIFY(again.ok());
        QCOMPARE(again->sheets, 0);
    }

    void a_foreign_database_does_not_come_in()
    {
        const Desk desk;
        const Desk other;
        makeBook(desk.file(), 2, 7);
        const QByteArray before = contentOf(desk.file());
        SQLite::Database(other.file().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
            .exec("CREATE TABLE recipe (a TEXT)");
        QVERIFY(!importBook(desk.file(), other.file()).ok());
        makeBook(other.folder() / "hostile.sqlite", 2);
        SQLite::Database((other.folder() / "hostile.sqlite").string(), SQLite::OPEN_READWRITE)
            .exec("CREATE TRIGGER t AFTER INSERT ON hand BEGIN DELETE FROM hand; END");
        QVERIFY(!importBook(desk.file(), other.folder() / "hostile.sqlite").ok());
        QCOMPARE(contentOf(desk.file()), before);
    }

private:
    Desk desk_;
    std::string text_; ///< of the full book
};

REGISTER_GUILESS_TEST(BookExchangeTest)
#include "book_exchange_test.moc"
