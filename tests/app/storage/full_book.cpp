// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/storage/full_book.h"

#include "engine/rules/presets.h"
#include "engine/score_keeping/table_line_reader.h"
#include "tests/app/storage/books.h"

#include <SQLiteCpp/Database.h>

#include <cstdlib>

namespace sheepshead::testing {

namespace {

void expectDone(const std::optional<Problem>& problem)
{
    if (problem)
        std::abort();
}

NewSheet sheetFor(const Match& match, const std::string& name)
{
    const std::vector<std::string> names { "Zoë", "Ann, \"the ace\"", "Bob", "Cy", "Dot", "Ed",
        "Flo", "Gil" };
    const auto seats = static_cast<std::ptrdiff_t>(match.variant().tableSeats());
    NewSheet sheet { name, { names.begin(), names.begin() + seats }, match.variant(),
        match.state() };
    sheet.computers = SeatSet::firstSeats(match.variant().tableSeats()) - SeatSet { seatAt(0) };
    return sheet;
}

void addSheet(ScoreBook& book, const CheckedVariant& variant, const std::string& name, int number)
{
    Match match(variant, 0x8000'0000'0000'0000ULL + static_cast<unsigned>(number), seatAt(1));
    SavedMatch saved = book.begin(sheetFor(match, name)).value();
    const auto seed = static_cast<std::uint64_t>(number);
    for (std::uint64_t hand = 0; hand < 3; ++hand)
        playHand(match, saved, 10 * seed + hand);
    if (match.state().pot > 0) {
        match.newcomer(seatAt(1));
        expectDone(saved.moveBetweenHands(match.sheet().rows().back(), match.state()));
        expectDone(saved.seatNewcomer(
            { static_cast<int>(match.sheet().rows().size()) - 1, seatAt(1), "Bob" }, "Hal"));
    }
    if (number % 3 == 0) {
        playPart(match, saved, 5);
        expectDone(saved.noteHint(seatAt(0)));
    }
    if (number % 5 == 0 && saved.handInPlay())
        expectDone(saved.setHandAside());
}

/// Rounds of a game with a pot, to its end and showdown.
void addPotSheet(ScoreBook& book)
{
    Match match = matchWith("pot=losers pot-end=showdown pot-join=buy-in no-pick=leaster", 3);
    SavedMatch saved = book.begin(sheetFor(match, "Pot")).value();
    for (std::uint64_t hand = 0; match.state().pot == 0; ++hand)
        playHand(match, saved, hand);
    match.newcomer(seatAt(1));
    expectDone(saved.moveBetweenHands(match.sheet().rows().back(), match.state()));
    expectDone(saved.seatNewcomer({ 1, seatAt(1), "Ann" }, "Hal"));
    match.stop();
    match.closePot();
    expectDone(saved.moveBetweenHands(match.sheet().rows().back(), match.state()));
}

/// Hands of one house rule each, until one row of the kind is there.
void addUntil(ScoreBook& book, const char* rules, const char* name, std::uint64_t seed,
    const std::function<bool(const SheetRow&)>& wanted)
{
    Match match = matchWith(rules, seed);
    SavedMatch saved = book.begin(sheetFor(match, name)).value();
    for (std::uint64_t hand = 0; hand < 200; ++hand) {
        playHand(match, saved, hand);
        if (!match.sheet().rows().empty() && wanted(match.sheet().rows().back()))
            return;
    }
    std::abort();
}

/// As a player who reneged made one.
void addRenege(ScoreBook& book)
{
    Match match = matchWith("no-pick=forced-pick", 200);
    SavedMatch saved = book.begin(sheetFor(match, "Renege")).value();
    playHand(match, saved, 1);
    SheetRow row = match.sheet().rows().back();
    std::get<PickedOutcome>(row.outcome).reneged = seatAt(1);
    ++row.number;
    expectDone(saved.moveBetweenHands(row, match.state()));
}

/// A hand in which something was taken back: a row without scores.
void addPractice(ScoreBook& book)
{
    Match match = matchWith("no-pick=leaster", 300);
    SavedMatch saved = book.begin(sheetFor(match, "Practice")).value();
    playHand(match, saved, 1);
    HandRecord record = playPart(match, saved, 9);
    record.actions.resize(6);
    record.practice = true;
    expectDone(saved.rewindHand(record));
    HandState hand = replay(record).value();
    while (const auto seat = hand.toAct()) {
        record.actions.push_back({ *seat, hand.legalActions().front() });
        hand.apply(record.actions.back().action);
    }
    if (!match.finishPractice(hand))
        std::abort();
    expectDone(saved.finishHand(match.sheet().rows().back(), record, match.state()));
    playHand(match, saved, 2);
}

TableLine typed(const char* text) { return parseTableLine(text).value(); }

/// An evening at a real table with all that can be typed there: people who come and go, a hand of
/// each kind, notes, corrections, and changes that were undone.
void addTable(ScoreBook& book)
{
    const std::vector<std::string> members { "Zoë", "Bob", "Cy", "Dot", "Ed", "Ina", "Jo" };
    KeptTable table;
    for (const char* const line :
        { "table arrives=0,1,2,3,4 dealer=4 rules layout=5H-A pot=losers no-pick=leaster",
            "picked by=0 with=1 points=77 note first\\nof \"all\"", "leaster winners=3",
            "picked by=2 tier=won-schneider", "table leaves=1 arrives=5", "picked by=5 points=61",
            "table arrives=6 rules layout=6H-1", "picked by=6 with=0 points=100" })
        table.add(typed(line));
    SavedTable saved = book.beginTable({ "Tuesday at Ed's", members, table }).value();
    table.correct(1, typed("picked by=0 with=2 points=77"));
    table.remove(2);
    table.add(typed("picked by=1 points=100"));
    table.undo();
    expectDone(saved.save(table, members));
    book.beginTable({ "An empty table", { "Zoë", "Bob" }, {} }).value();
}

void mergeTwo(ScoreBook& book)
{
    PersonId zoe = 0;
    for (const PersonInfo& person : book.people().value())
        if (person.name == "Zoë")
            zoe = person.id;
    expectDone(book.renamePerson(zoe, "Zoë Ring"));
    for (const PersonInfo& person : book.people().value())
        if (person.name == "Solo" && !person.computer)
            expectDone(book.mergePeople(zoe, person.id));
}

/// A season with all that it can have.
void addSeason(ScoreBook& book)
{
    StoredSeason stored;
    Season& season = stored.season;
    season.name = "Season at Ed's";
    season.firstDay = "2020-01-01";
    season.lastDay = "2099-12-31";
    season.bestEvenings = 8;
    season.leastEvenings = 1;
    season.centsAPoint = 5;
    season.entryFee = 1000;
    season.eveningFee = 100;
    season.kittyPercent = 10;
    season.prizes = { 50, 30 };
    for (const PersonInfo& person : book.people().value())
        if (!person.computer && season.people.size() < 4)
            season.people.push_back({ person.id, SeasonRole::Member, -2 });
    season.people.back().role = SeasonRole::Substitute;
    stored.excluded = { { "2026-09-01T18:00:00Z", -77 } };
    stored.paid = { { season.people[0].person, season.people[1].person, 250, "2026-09-02" },
        { seasonKitty, season.people[2].person, 50, "2026-09-03" } };
    expectDone(book.addSeason(stored).ok() ? std::nullopt : std::optional(Problem {}));
}

} // namespace

void makeFullBook(const std::filesystem::path& file)
{
    ScoreBook book = ScoreBook::open(file).value();
    int number = 0;
    for (const Preset& preset : presets())
        addSheet(book, check(preset.variant).value(), std::string(preset.key), number++);
    addPotSheet(book);
    addTable(book);
    addRenege(book);
    addPractice(book);
    addUntil(book, "no-pick=schwanzer", "Schwanzer", 101,
        [](const SheetRow& row) { return std::holds_alternative<SchwanzerOutcome>(row.outcome); });
    addUntil(book, "no-pick=leaster", "Leaster", 102,
        [](const SheetRow& row) { return std::holds_alternative<LeasterOutcome>(row.outcome); });
    addUntil(book, "layout=4H-5", "Bids", 103, [](const SheetRow& row) {
        const auto* const bid = std::get_if<IndianaOutcome>(&row.outcome);
        return bid && bid->solo;
    });
    addUntil(book, "layout=4H-5", "Bids with a partner", 104, [](const SheetRow& row) {
        const auto* const bid = std::get_if<IndianaOutcome>(&row.outcome);
        return bid && bid->partner;
    });
    Match alone = matchWith("", 9);
    NewSheet sheet = sheetFor(alone, "Another name");
    sheet.computers = {};
    sheet.players.front() = "Solo";
    SavedMatch saved = book.begin(sheet).value();
    playHand(alone, saved, 1);
    mergeTwo(book);
    addSeason(book);
    expectDone(book.rename(1, "Line one, \\and \"two\""));
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE); // as a review writes it
    database.exec("INSERT INTO cost VALUES (1, 0, 'pick', 1, 1, 0.1), (1, 2, 'bury', 2, 0, 3.0);"
                  "INSERT INTO mistake VALUES (1, 2, 0, 'picked-too-weak', 0.4, 2, '2026-11-27'),"
                  " (1, 4, 2, 'other', 1.5, 0, '');"
                  "UPDATE hand SET reviewed = 1 WHERE id = 1");
}

} // namespace sheepshead::testing
