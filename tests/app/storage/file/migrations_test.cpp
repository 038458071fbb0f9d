// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/migrations.h"

#include "app/storage/schema/hints_schema.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

using Steps = std::vector<const char*>;
using Names = std::vector<std::string>;

SQLite::Database opened(const std::filesystem::path& file)
{
    return { file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE };
}

/// The steps of today, and more to come.
Steps stepsAnd(std::initializer_list<const char*> more)
{
    Steps steps(migrations().begin(), migrations().end());
    steps.insert(steps.end(), more);
    return steps;
}

int count(SQLite::Database& database, const char* query)
{
    return database.execAndGet(query).getInt();
}

/// What the first version of the program wrote: a hand that was picked, a leaster, a throw-in, and
/// a hand in the middle.
constexpr const char* bookOfVersion1 = R"(
INSERT INTO sheet VALUES (1, 'Friday', '2024-05-31T18:04:00Z', '2024-05-31T19:00:00Z',
    'layout=5H-A no-pick=leaster', 77, 3, 4, 1, 2, 1);
INSERT INTO player VALUES (1, 0, 'Ada'), (1, 1, 'Bruno'), (1, 2, 'Clara'), (1, 3, 'Emil'),
    (1, 4, 'Frieda');
INSERT INTO hand VALUES (1, 1, 1, 2, 'picked', 'AH', 2, 'first record'),
    (2, 1, 2, 3, 'leaster', NULL, 1, 'second record'),
    (3, 1, 3, 4, 'doubler', NULL, 0, 'third record');
INSERT INTO picked_hand VALUES (1, 3, 45, 0, 0, 1, 1, 2, 'lost', 1, 0);
INSERT INTO hand_seat VALUES (1, 0, 2, 0, NULL, NULL, 0), (1, 1, 2, 0, NULL, NULL, 0),
    (1, 2, -2, 1, NULL, NULL, 0), (1, 3, -4, 0, NULL, NULL, 0), (1, 4, 2, 0, NULL, NULL, 0),
    (2, 0, 4, 0, 10, 1, 1), (2, 1, -1, 0, 30, 2, 0), (2, 2, -1, 0, 20, 1, 0),
    (2, 3, -1, 0, 40, 1, 0), (2, 4, -1, 0, 20, 1, 0),
    (3, 0, 0, 0, NULL, NULL, 0), (3, 1, 0, 0, NULL, NULL, 0), (3, 2, 0, 0, NULL, NULL, 0),
    (3, 3, 0, 0, NULL, NULL, 0), (3, 4, 0, 0, NULL, NULL, 0);
INSERT INTO journal VALUES (1, 'the deal
');
INSERT INTO journal_step VALUES (1, 1, '0 pass'), (1, 2, '1 pick');
)";

void checkPicked(const SheetRow& row)
{
    const auto outcome = std::get<PickedOutcome>(row.outcome);
    const PickedOutcome written { .picker = seatAt(3),
        .partners = { seatAt(2) },
        .makersPoints = { 45 },
        .pickerTookNoTrick = true,
        .forcedPick = true,
        .doubler = 2 };
    QCOMPARE(outcome, written);
    QCOMPARE(row.called, std::optional(card("AH")));
    QCOMPARE(row.scores.tier, std::optional(Tier::Lost));
    QCOMPARE(
        factorsText(row.scores.factors), std::string("single 1, double-on-the-bump 2, doubler 2"));
    QCOMPARE(row.toPot, 0);
}

void checkLeaster(const SheetRow& row)
{
    const auto outcome = std::get<LeasterOutcome>(row.outcome);
    QCOMPARE(outcome.game, NoPickGame::Leaster);
    QCOMPARE(outcome.points[seatAt(3)].value, 40);
    QCOMPARE(outcome.tricks[seatAt(1)], 2);
    QVERIFY(!outcome.reneged);
    QCOMPARE(row.scores.leasterWinners, SeatSet { seatAt(0) });
}

/// On the same sheet: Gus bought into the pot in the place of Bruno before hand 3, and Bruno's
/// chair went on to Ada's namesake, a computer player, before hand 5. Six chairs from hand 6 on.
constexpr const char* newcomersOfVersion2 = R"(
INSERT INTO newcomer VALUES (1, 1, 2, 1, 'Bruno'), (2, 1, 4, 1, 'Gus');
UPDATE player SET name = 'ADA' WHERE seat = 1;
INSERT INTO hand (id, sheet, number, dealer, ending, called, stake, record, newcomer) VALUES
    (4, 1, 4, 2, 'doubler', NULL, 0, '', NULL), (5, 1, 5, 2, 'doubler', NULL, 0, '', NULL),
    (6, 1, 6, 2, 'doubler', NULL, 0, 'variant layout=5H-A dealer-sits-out=on', NULL);
UPDATE hand SET ending = 'pot-joined', newcomer = 1, record = '' WHERE number = 3;
INSERT INTO hand_seat (hand, seat, score) SELECT h.id, s.seat, 0
    FROM hand AS h JOIN hand_seat AS s ON s.hand = 1 WHERE h.number > 3;
)";

/// "Clara 2,Clara 3": who played where, in which rows.
std::string rowsOf(SQLite::Database& database, const std::string& which)
{
    return database
        .execAndGet("SELECT coalesce(group_concat(text, ','), '') FROM (SELECT p.name || ' ' ||"
                    " h.number AS text FROM hand AS h JOIN hand_seat AS s ON s.hand = h.id"
                    " JOIN person AS p ON p.id = s.person WHERE "
            + which + " ORDER BY h.number, s.seat)")
        .getString();
}

/// A book that the first version of the program wrote, after the steps to this version.
SQLite::Database bookBroughtTo(std::size_t version, const Desk& desk)
{
    SQLite::Database database = opened(desk.file());
    migrate(database, desk.file(), migrations().first(1));
    database.exec(bookOfVersion1);
    migrate(database, desk.file(), migrations().first(version));
    return database;
}

const int today = static_cast<int>(migrations().size());

} // namespace

class MigrationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_new_file_takes_every_step()
    {
        const Desk desk;
        SQLite::Database database = opened(desk.file());
        migrate(database, desk.file(), migrations());
        QCOMPARE(schemaVersion(database), today);
        QCOMPARE(count(database, "PRAGMA application_id"), applicationId);
        QCOMPARE(desk.files(), Names { "scores.db" }); // nothing that was worth a copy
    }

    void every_table_is_strict()
    {
        const Desk desk;
        SQLite::Database database = opened(desk.file());
        migrate(database, desk.file(), migrations());
        QVERIFY(count(database, "SELECT count(*) FROM pragma_table_list WHERE strict = 1") >= 7);
        QCOMPARE(count(database,
                     "SELECT count(*) FROM pragma_table_list"
                     " WHERE strict = 0 AND name NOT LIKE 'sqlite_%'"),
            0);
    }

    void an_older_book_is_copied_before_it_changes()
    {
        const Desk desk;
        makeBook(desk.file());
        SQLite::Database database = opened(desk.file());
        const Steps steps =
            stepsAnd({ "ALTER TABLE sheet ADD COLUMN closed INTEGER NOT NULL DEFAULT 0",
                "UPDATE hand_seat SET score = 0" });
        migrate(database, desk.file(), steps);
        QCOMPARE(schemaVersion(database), today + 2);
        QCOMPARE(count(database, "SELECT closed FROM sheet"), 0);

        const auto copy = desk.folder() / ("scores.db.version-" + std::to_string(today));
        const StoredSheet old = ScoreBook::open(copy)->load(1).value();
        QCOMPARE(old.info.hands, 3);
        QVERIFY(old.info.totals != std::vector<int>(5, 0));
    }

    void a_copy_is_never_written_over()
    {
        const Desk desk;
        makeBook(desk.file());
        const std::string name = "scores.db.version-" + std::to_string(today);
        writeFile(desk.folder() / name, "an earlier copy");
        SQLite::Database database = opened(desk.file());
        migrate(database, desk.file(), stepsAnd({ "SELECT 1" }));
        QCOMPARE(contentOf(desk.folder() / name), QByteArray("an earlier copy"));
        QVERIFY(ScoreBook::open(desk.folder() / (name + "-2")).ok());
    }

    void a_step_that_fails_leaves_no_trace()
    {
        const Desk desk;
        makeBook(desk.file());
        {
            SQLite::Database database = opened(desk.file());
            const Steps steps = stepsAnd({ "CREATE TABLE good (a INTEGER) STRICT",
                "CREATE TABLE half (a INTEGER) STRICT; DELETE FROM sheet; nonsense" });
            QVERIFY_THROWS_EXCEPTION(SQLite::Exception, migrate(database, desk.file(), steps));
            QCOMPARE(schemaVersion(database), today + 1);
            QVERIFY(database.tableExists("good"));
            QVERIFY(!database.tableExists("half"));
            QCOMPARE(count(database, "SELECT count(*) FROM sheet"), 1);
        }
        const auto copy = desk.folder() / ("scores.db.version-" + std::to_string(today));
        QCOMPARE(ScoreBook::open(copy)->load(1)->info.hands, 3);
    }

    void a_file_of_today_is_left_alone()
    {
        const Desk desk;
        makeBook(desk.file());
        const QByteArray before = contentOf(desk.file());
        {
            SQLite::Database database = opened(desk.file());
            migrate(database, desk.file(), migrations());
        }
        QCOMPARE(contentOf(desk.file()), before);
        QCOMPARE(desk.files(), Names { "scores.db" });
    }

    void a_book_of_version_1_keeps_all_that_is_in_it()
    {
        const Desk desk;
        bookBroughtTo(1, desk);
        const StoredSheet stored = ScoreBook::open(desk.file())->load(1).value();
        QCOMPARE(stored.info.name, std::string("Friday"));
        QCOMPARE(stored.info.players[4], std::string("Frieda"));
        QCOMPARE(stored.info.totals, (std::vector { 6, 1, -3, -5, 1 }));
        QVERIFY(stored.info.variant.has_value());
        const MatchState state { .seed = 77,
            .handsDealt = 3,
            .dealer = seatAt(4),
            .doublersWaiting = 1,
            .doublerFactor = 2,
            .pot = 0 };
        QCOMPARE(stored.state, state);
        QCOMPARE(stored.records, (Names { "first record", "second record", "third record" }));
        QCOMPARE(stored.handInPlay, std::optional(std::string("the deal\n0 pass\n1 pick\n")));
        QVERIFY(stored.hinted == std::vector<SeatSet>(3));
        const auto& rows = stored.sheet.rows();
        QCOMPARE(rows.size(), std::size_t { 3 });
        checkPicked(rows[0]);
        checkLeaster(rows[1]);
        QCOMPARE(std::get<ThrowIn>(rows[2].outcome), ThrowIn::Doubler);
        QCOMPARE(desk.files(), (Names { "scores.db", "scores.db.version-1" }));
    }

    void a_hint_was_everybodys_who_shared_the_computer()
    {
        const auto step = std::ranges::find(migrations(), std::string_view(hintsOfEachSchema),
            [](const char* text) { return std::string_view(text); });
        const auto before = static_cast<std::size_t>(step - migrations().begin());
        for (const bool shared : { false, true }) {
            const Desk desk;
            SQLite::Database database = bookBroughtTo(before, desk);
            if (shared)
                database.exec("UPDATE person SET computer = 0 WHERE name IN ('Bruno', 'Emil')");
            database.exec("UPDATE hand SET hinted = 1 WHERE number = 2; UPDATE journal SET "
                          "hinted = 1");
            migrate(database, desk.file(), migrations());
            const int people = shared ? 0b1011 : 0b0001;
            QCOMPARE(count(database, "SELECT hinted FROM hand WHERE number = 1"), 0);
            QCOMPARE(count(database, "SELECT hinted FROM hand WHERE number = 2"), people);
            QCOMPARE(count(database, "SELECT hinted FROM journal"), people);
        }
    }

    void a_book_of_any_version_gets_its_people_data()
    {
        QTest::addColumn<int>("version");
        for (int version = 1; version <= 5; ++version)
            QTest::addRow("version %d", version) << version;
    }

    void a_book_of_any_version_gets_its_people()
    {
        QFETCH(int, version);
        const Desk desk;
        bookBroughtTo(static_cast<std::size_t>(version), desk);
        const ScoreBook book = ScoreBook::open(desk.file()).value();
        const auto people = book.people().value();
        QCOMPARE(people.size(), std::size_t { 5 });
        QCOMPARE(people[0].name, std::string("Ada")); // seat 0 was the person's
        QVERIFY(!people[0].computer);
        for (std::size_t i = 1; i < people.size(); ++i)
            QVERIFY(people[i].computer);
        const StoredSheet stored = book.load(1).value();
        QCOMPARE(stored.info.kind, SheetKind::Game);
        QCOMPARE(stored.info.players, (Names { "Ada", "Bruno", "Clara", "Emil", "Frieda" }));
        QCOMPARE(stored.info.people.front(), people[0].id);
        QCOMPARE(stored.info.computers, SeatSet::fromTo(seatAt(1), seatAt(5)));
        QCOMPARE(stored.sheet.rows()[1].seats, SeatSet::firstSeats(5));
        SQLite::Database database = opened(desk.file());
        QCOMPARE(count(database, "SELECT count(*) FROM hand_seat WHERE person IS NULL"), 0);
        QCOMPARE(rowsOf(database, "s.seat = 2"), std::string("Clara 1,Clara 2,Clara 3"));
        QCOMPARE(count(database, "SELECT count(*) FROM hand WHERE day = '2024-05-31'"), 3);
        QCOMPARE(count(database, "SELECT count(*) FROM pragma_foreign_key_check"), 0);
    }

    void a_newcomer_has_the_rows_from_the_first_on()
    {
        const Desk desk;
        bookBroughtTo(2, desk).exec(newcomersOfVersion2);
        const StoredSheet stored = ScoreBook::open(desk.file())->load(1).value();
        const std::vector<StoredNewcomer> newcomers { { 2, seatAt(1), "Bruno" },
            { 4, seatAt(1), "Gus" } };
        QCOMPARE(stored.newcomers, newcomers);
        QCOMPARE(stored.info.players[1], std::string("ADA"));
        QVERIFY(stored.info.people[1] != stored.info.people[0]); // the person of this name
        SQLite::Database database = opened(desk.file());
        QCOMPARE(
            rowsOf(database, "s.seat = 1"), std::string("Bruno 1,Bruno 2,Gus 3,Gus 4,ADA 5,ADA 6"));
        QCOMPARE(rowsOf(database, "h.number = 3 AND s.played"), std::string("Gus 3"));
    }

    void a_dealer_who_sat_out_did_not_play()
    {
        const Desk desk;
        bookBroughtTo(2, desk).exec(newcomersOfVersion2);
        QVERIFY(ScoreBook::open(desk.file()).ok());
        SQLite::Database database = opened(desk.file());
        QCOMPARE(
            rowsOf(database, "NOT s.played AND h.ending <> 'pot-joined'"), std::string("Clara 6"));
    }

    void a_sheet_without_players_still_costs_no_other()
    {
        const Desk desk;
        bookBroughtTo(1, desk).exec(
            "INSERT INTO sheet SELECT 2, 'Saturday', begun, last_played, variant, 1, 0,"
            " 0, 0, 1, 1 FROM sheet; UPDATE player SET sheet = 2");
        const auto sheets = ScoreBook::open(desk.file())->sheets().value();
        QCOMPARE(sheets.size(), std::size_t { 2 });
        for (const SheetInfo& sheet : sheets)
            QCOMPARE(sheet.fault.empty(), sheet.name == "Saturday");
    }
};

REGISTER_GUILESS_TEST(MigrationsTest)
#include "migrations_test.moc"
