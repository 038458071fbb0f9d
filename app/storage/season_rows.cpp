// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/season_rows.h"

#include "app/storage/file/storage_error.h"
#include "app/storage/people.h"
#include "app/storage/row_fields.h"
#include "engine/support/text.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <set>

namespace sheepshead {

namespace {

constexpr Bounds eveningBounds { 0, mostSeasonEvenings };
constexpr Bounds feeBounds { 0, mostFee };
constexpr Bounds paidBounds { 1, 1'000'000'000 };
constexpr Bounds anyPerson { 1, INT64_MAX };

std::string prizesText(const std::vector<int>& prizes)
{
    std::string text;
    for (const int prize : prizes)
        text += (text.empty() ? "" : " ") + std::to_string(prize);
    return text;
}

std::optional<std::vector<int>> prizesIn(std::string_view text)
{
    std::vector<int> prizes;
    for (const std::string_view word : wordsOf(text))
        if (const auto prize = parseNumber<int>(word); prize && prizes.size() < mostPrizes)
            prizes.push_back(*prize);
        else
            return std::nullopt;
    return prizes;
}

/// Table season, to read and to write.
template <class Fields> void describeSeason(Fields& fields, Season& season)
{
    fields.name("name", season.name);
    fields.text("first_day", season.firstDay, longest::time);
    fields.text("last_day", season.lastDay, longest::time);
    fields.number("best_evenings", season.bestEvenings, eveningBounds);
    fields.number("least_evenings", season.leastEvenings, eveningBounds);
    fields.key("measure", season.measure, seasonMeasureKeys);
    fields.number("cents_a_point", season.centsAPoint, { 0, mostStake });
    fields.number("entry_fee", season.entryFee, feeBounds);
    fields.number("evening_fee", season.eveningFee, feeBounds);
    fields.number("kitty_percent", season.kittyPercent, { 0, 100 });
    fields.key("prize_kind", season.prizeKind, prizeKindKeys);
    fields.parsed("prizes", season.prizes, prizesText, prizesIn);
}

/// Table season_person, to read and to write.
template <class Fields> void describePerson(Fields& fields, SeasonPerson& who)
{
    fields.number("person", who.person, anyPerson);
    fields.key("role", who.role, seasonRoleKeys);
    fields.number("handicap", who.handicap, { -mostHandicap, mostHandicap });
}

/// Table season_payment, to read.
void describePayment(RowReader& fields, SeasonPayment& payment)
{
    fields.number("payer", payment.payer, { 0, INT64_MAX });
    fields.number("payee", payment.payee, { 0, INT64_MAX });
    fields.number("cents", payment.cents, paidBounds);
    fields.text("day", payment.day, longest::time);
}

std::string placeOf(SeasonId id) { return "season " + std::to_string(id); }

/// Rows that belong to a season, in the order of their keys; the query has a place for it.
template <class Take>
void eachRow(SQLite::Database& database, const char* query, SeasonId id, Take take)
{
    SQLite::Statement row(database, query);
    row.bind(1, id);
    while (row.executeStep()) {
        RowReader fields(row, maxSeats, placeOf(id));
        take(fields);
    }
}

/// Of two who were merged the first stays.
void readGroup(SQLite::Database& database, SeasonId id, Season& season)
{
    constexpr const char* query =
        "SELECT coalesce(p.same_as, p.id) AS person, s.role AS role, s.handicap AS handicap"
        " FROM season_person AS s JOIN person AS p ON p.id = s.person WHERE s.season = ?"
        " ORDER BY s.number";
    eachRow(database, query, id, [&](RowReader& fields) {
        SeasonPerson who;
        describePerson(fields, who);
        if (!season.find(who.person))
            season.people.push_back(who);
    });
}

void readParts(SQLite::Database& database, SeasonId id, StoredSeason& stored)
{
    readGroup(database, id, stored.season);
    eachRow(database,
        "SELECT begun, seed FROM season_excluded WHERE season = ? ORDER BY begun, seed", id,
        [&](RowReader& fields) {
            SheetOrigin& origin = stored.excluded.emplace_back();
            fields.text("begun", origin.begun, longest::time);
            origin.seed = fields.integer("seed", { INT64_MIN, INT64_MAX });
        });
    constexpr const char* payments =
        "SELECT coalesce(a.same_as, a.id, 0) AS payer, coalesce(b.same_as, b.id, 0) AS payee,"
        " s.cents AS cents, s.day AS day FROM season_payment AS s"
        " LEFT JOIN person AS a ON a.id = s.payer LEFT JOIN person AS b ON b.id = s.payee"
        " WHERE s.season = ? ORDER BY s.number";
    eachRow(database, payments, id,
        [&](RowReader& fields) { describePayment(fields, stored.paid.emplace_back()); });
}

/// A merge may leave a single person of a group; that is still a season.
void checkRead(SeasonId id, const Season& season)
{
    const auto fault = faultOf(season);
    if (fault && fault != SeasonFault::TooFew)
        throw StorageError(StorageFault::Unreadable,
            placeOf(id) + ": " + std::string(keyIn(seasonFaultKeys, *fault)));
}

/// What else of a single person's season changes, such as its payments, is written.
void checkWritten(const StoredSeason& stored, bool mayBeSingle)
{
    const auto fault = faultOf(stored.season);
    if (fault && !(mayBeSingle && fault == SeasonFault::TooFew))
        throw StorageError(
            StorageFault::Unreadable, "season: " + std::string(keyIn(seasonFaultKeys, *fault)));
    for (const SeasonPayment& payment : stored.paid)
        if (!paidBounds.contain(payment.cents))
            throw StorageError(StorageFault::Unreadable, "season: a payment is out of bounds");
}

/// Rows by the names that people had before they were merged. A merge can be taken back, also after
/// the season was changed: so the rows of a person stay with these names.
struct NamedRows {
    std::vector<SeasonPerson> people;
    std::vector<SeasonPayment> paid;
};

NamedRows namedRowsOf(SQLite::Database& database, SeasonId id)
{
    NamedRows rows;
    eachRow(database, "SELECT * FROM season_person WHERE season = ? ORDER BY number", id,
        [&](RowReader& fields) { describePerson(fields, rows.people.emplace_back()); });
    eachRow(database,
        "SELECT coalesce(payer, 0) AS payer, coalesce(payee, 0) AS payee, cents, day"
        " FROM season_payment WHERE season = ? ORDER BY number",
        id, [&](RowReader& fields) { describePayment(fields, rows.paid.emplace_back()); });
    return rows;
}

/// The group with all rows of each person, of which the first has what was decided.
std::vector<SeasonPerson> namedPeople(SQLite::Database& database,
    const std::vector<SeasonPerson>& people, const std::vector<SeasonPerson>& before)
{
    std::vector<SeasonPerson> named;
    for (const SeasonPerson& who : people) {
        const PersonId whole = wholePersonOf(database, who.person);
        const std::size_t first = named.size();
        for (const SeasonPerson& row : before)
            if (wholePersonOf(database, row.person) == whole)
                named.push_back(row);
        if (named.size() == first)
            named.push_back({ .person = whole });
        named[first].role = who.role;
        named[first].handicap = who.handicap;
    }
    return named;
}

/// The payments with the names under which they were marked, each row of before used once.
std::vector<SeasonPayment> namedPayments(
    SQLite::Database& database, std::vector<SeasonPayment> paid, std::vector<SeasonPayment> before)
{
    const auto whole = [&](std::int64_t party) {
        return party == seasonKitty ? party : wholePersonOf(database, party);
    };
    for (SeasonPayment& payment : paid) {
        const auto row = std::ranges::find_if(before, [&](const SeasonPayment& each) {
            return whole(each.payer) == payment.payer && whole(each.payee) == payment.payee
                && each.cents == payment.cents && each.day == payment.day;
        });
        if (row == before.end())
            continue;
        payment = *row;
        before.erase(row);
    }
    return paid;
}

void writeParts(
    SQLite::Database& database, SeasonId id, const StoredSeason& stored, const NamedRows& before)
{
    std::int64_t number = 0;
    for (SeasonPerson& who : namedPeople(database, stored.season.people, before.people)) {
        RowWriter fields;
        fields.number("season", id);
        fields.number("number", ++number);
        describePerson(fields, who);
        fields.insertInto(database, "season_person");
    }
    for (const SheetOrigin& origin :
        std::set<SheetOrigin>(stored.excluded.begin(), stored.excluded.end())) {
        RowWriter fields;
        fields.number("season", id);
        fields.text("begun", origin.begun, longest::time);
        fields.number("seed", origin.seed);
        fields.insertInto(database, "season_excluded");
    }
    number = 0;
    for (const SeasonPayment& payment : namedPayments(database, stored.paid, before.paid)) {
        RowWriter fields;
        fields.number("season", id);
        fields.number("number", ++number);
        if (payment.payer != seasonKitty)
            fields.number("payer", payment.payer);
        if (payment.payee != seasonKitty)
            fields.number("payee", payment.payee);
        fields.number("cents", payment.cents);
        fields.text("day", payment.day, longest::time);
        fields.insertInto(database, "season_payment");
    }
}

RowWriter headOf(const StoredSeason& stored)
{
    RowWriter fields;
    Season season = stored.season;
    describeSeason(fields, season);
    return fields;
}

/// Runs a statement about one season, its parameter.
int execOn(SQLite::Database& database, const char* query, SeasonId id)
{
    SQLite::Statement statement(database, query);
    statement.bind(1, id);
    return statement.exec();
}

} // namespace

std::vector<SeasonInfo> readSeasons(SQLite::Database& database)
{
    std::vector<SeasonInfo> seasons;
    SQLite::Statement row(database,
        "SELECT id, name, first_day, last_day FROM season"
        " ORDER BY last_day DESC, first_day DESC, id DESC");
    while (row.executeStep()) {
        SeasonInfo& info = seasons.emplace_back();
        info.id = row.getColumn("id").getInt64();
        RowReader fields(row, maxSeats, placeOf(info.id));
        fields.name("name", info.name);
        fields.text("first_day", info.firstDay, longest::time);
        fields.text("last_day", info.lastDay, longest::time);
        try {
            static_cast<void>(readSeason(database, info.id));
        } catch (const StorageError& error) {
            info.fault = error.what();
        }
    }
    return seasons;
}

StoredSeason readSeason(SQLite::Database& database, SeasonId id)
{
    SQLite::Statement row(database, "SELECT * FROM season WHERE id = ?");
    row.bind(1, id);
    if (!row.executeStep())
        throw StorageError(StorageFault::NoSuchSeason);
    StoredSeason stored;
    RowReader fields(row, maxSeats, placeOf(id));
    describeSeason(fields, stored.season);
    readParts(database, id, stored);
    checkRead(id, stored.season);
    return stored;
}

SeasonId insertSeason(SQLite::Database& database, const StoredSeason& season)
{
    checkWritten(season, false);
    const SeasonId id = headOf(season).insertInto(database, "season");
    writeParts(database, id, season, {});
    return id;
}

void updateSeason(SQLite::Database& database, SeasonId id, const StoredSeason& season)
{
    const NamedRows before = namedRowsOf(database, id);
    Season group;
    readGroup(database, id, group);
    checkWritten(season, group.people.size() < 2);
    if (headOf(season).update(database, "season", { { "id", id } }) == 0)
        throw StorageError(StorageFault::NoSuchSeason);
    for (const char* const remove : { "DELETE FROM season_person WHERE season = ?",
             "DELETE FROM season_excluded WHERE season = ?",
             "DELETE FROM season_payment WHERE season = ?" })
        execOn(database, remove, id);
    writeParts(database, id, season, before);
}

void deleteSeason(SQLite::Database& database, SeasonId id)
{
    if (execOn(database, "DELETE FROM season WHERE id = ?", id) == 0)
        throw StorageError(StorageFault::NoSuchSeason);
}

} // namespace sheepshead
