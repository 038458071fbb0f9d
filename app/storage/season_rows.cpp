// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/season_rows.h"

#include "app/storage/file/storage_error.h"
#include "app/storage/people.h"
#include "app/storage/row_fields.h"
#include "app/storage/row_kinds.h"
#include "engine/scoring/who_won.h"
#include "engine/support/text.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

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
    eachRow(database, payments, id, [&](RowReader& fields) {
        SeasonPayment& payment = stored.paid.emplace_back();
        fields.number("payer", payment.payer, { 0, INT64_MAX });
        fields.number("payee", payment.payee, { 0, INT64_MAX });
        fields.number("cents", payment.cents, paidBounds);
        fields.text("day", payment.day, longest::time);
    });
}

/// A merge may leave a single person of a group; that is still a season.
void checkRead(SeasonId id, const Season& season)
{
    const auto fault = faultOf(season);
    if (fault && fault != SeasonFault::TooFew)
        throw StorageError(StorageFault::Unreadable,
            placeOf(id) + ": " + std::string(keyIn(seasonFaultKeys, *fault)));
}

void checkWritten(const StoredSeason& stored)
{
    if (const auto fault = faultOf(stored.season))
        throw StorageError(
            StorageFault::Unreadable, "season: " + std::string(keyIn(seasonFaultKeys, *fault)));
    for (const SeasonPayment& payment : stored.paid)
        if (!paidBounds.contain(payment.cents))
            throw StorageError(StorageFault::Unreadable, "season: a payment is out of bounds");
}

void writeParts(SQLite::Database& database, SeasonId id, const StoredSeason& stored)
{
    std::int64_t number = 0;
    for (SeasonPerson who : stored.season.people) {
        RowWriter fields;
        who.person = wholePersonOf(database, who.person);
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
    for (const SeasonPayment& payment : stored.paid) {
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

/// What the columns of a row say of its hand: which seat leads, and who won.
struct HandSides {
    bool dealt = false;
    std::optional<Seat> leader;
    std::optional<Seat> partner; ///< of a bid; a picker's partners are noted at their seats
    std::optional<Tier> tier;
    bool tierTells = false;
};

HandSides sidesOf(RowReader& fields)
{
    HandSides sides;
    const auto outcome = emptyOutcome(fields.rawText("ending"));
    if (!outcome)
        fields.refuse("ending", fields.rawText("ending"));
    sides.dealt = SheetRow { .dealer = {}, .outcome = *outcome }.wasDealt();
    sides.tierTells = fields.isNull("reneged");
    if (!fields.isNull("picker")) {
        fields.seat("picker", sides.leader);
        fields.keyOrEmpty("tier", sides.tier, tierKeys);
        SheepsheadBet bet {};
        fields.key("sheepshead", bet, betKeys);
        sides.tierTells = sides.tierTells && bet == SheepsheadBet::None;
    } else if (!fields.isNull("bidder")) {
        fields.seat("bidder", sides.leader);
        fields.seat("bid_partner", sides.partner);
        fields.keyOrEmpty("bid_tier", sides.tier, tierKeys);
    }
    return sides;
}

// Both in the order of the index on days, so that nothing is sorted.

constexpr const char* handsQuery =
    "SELECT h.id AS hand, h.sheet AS sheet, h.number AS number, h.day AS day, h.ending AS ending,"
    " h.reneged AS reneged, k.picker AS picker, k.tier AS tier, k.sheepshead AS sheepshead,"
    " b.bidder AS bidder, b.partner AS bid_partner, b.tier AS bid_tier FROM hand AS h"
    " LEFT JOIN picked_hand AS k ON k.hand = h.id LEFT JOIN bid_hand AS b ON b.hand = h.id"
    " WHERE h.day BETWEEN ?1 AND ?2 AND h.practice = 0 ORDER BY h.day, h.id";

constexpr const char* seatsQuery =
    "SELECT s.hand, s.seat, s.score, s.played, s.partner, coalesce(s.person, 0)"
    " FROM hand AS h JOIN hand_seat AS s ON s.hand = h.id"
    " WHERE h.day BETWEEN ?1 AND ?2 AND h.practice = 0 ORDER BY h.day, h.id, s.seat";

/// The columns of the second, by their places: there are so many rows that to find them by their
/// names takes longer than to read them.
struct SeatColumn {
    int place;
    const char* name;
    Bounds bounds;
};
constexpr SeatColumn handColumn { 0, "hand", { INT64_MIN, INT64_MAX } };
constexpr SeatColumn seatColumn { 1, "seat", { 0, maxSeats - 1 } };
constexpr SeatColumn scoreColumn { 2, "score", bounds::score };
constexpr SeatColumn playedColumn { 3, "played", bounds::flag };
constexpr SeatColumn partnerColumn { 4, "partner", bounds::flag };
constexpr SeatColumn personColumn { 5, "person", { 0, INT64_MAX } };

std::string placeOfHand(const SeasonHand& hand) { return "hand " + std::to_string(hand.number); }

/// Reads hands, then their seats.
class HandsReader {
public:
    HandsReader(SQLite::Database& database, const Season& season)
        : hand_(database, handsQuery)
        , seat_(database, seatsQuery)
    {
        for (SQLite::Statement* const query : { &hand_, &seat_ }) {
            query->bind(1, season.firstDay);
            query->bind(2, season.lastDay);
        }
        SQLite::Statement person(database, "SELECT id, coalesce(same_as, id) FROM person");
        while (person.executeStep())
            wholes_[person.getColumn(0).getInt64()] = person.getColumn(1).getInt64();
    }

    void read()
    {
        while (hand_.executeStep())
            readHand();
        std::size_t next = 0;
        while (seat_.executeStep()) {
            const std::int64_t id = seat_.getColumn(handColumn.place).getInt64();
            while (next < hands_.size() && ids_[next] != id)
                ++next;
            if (next < hands_.size())
                readSeat(hands_[next], sides_[next]);
        }
        std::erase_if(hands_, [&](const SeasonHand& hand) { return faults_.contains(hand.sheet); });
    }

    std::vector<SeasonHand>& hands() { return hands_; }
    const std::map<std::int64_t, std::string>& faults() const { return faults_; }

private:
    void readHand()
    {
        SeasonHand& hand = hands_.emplace_back();
        ids_.push_back(hand_.getColumn("hand").getInt64());
        sides_.emplace_back();
        hand.sheet = hand_.getColumn("sheet").getInt64();
        hand.day = hand_.getColumn("day").getString();
        hand.number = hand_.getColumn("number").getInt();
        try {
            RowReader fields(hand_, maxSeats, placeOfHand(hand));
            static_cast<void>(fields.integer("number", bounds::rowNumber));
            sides_.back() = sidesOf(fields);
        } catch (const StorageError& error) {
            faults_.emplace(hand.sheet, error.what());
        }
    }

    void readSeat(SeasonHand& hand, const HandSides& sides)
    {
        try {
            addSeat(hand, sides);
        } catch (const StorageError& error) {
            faults_.emplace(hand.sheet, error.what());
        }
    }

    std::int64_t whole(const SeasonHand& hand, const SeatColumn& column) const
    {
        const SQLite::Column value = seat_.getColumn(column.place);
        if (!value.isInteger() || !column.bounds.contain(value.getInt64()))
            throw StorageError(StorageFault::Unreadable,
                placeOfHand(hand) + ": " + column.name + " '" + clipped(value.getString(), 40)
                    + '\'');
        return value.getInt64();
    }

    void addSeat(SeasonHand& hand, const HandSides& sides) const
    {
        SeasonSeat& seat = hand.seats.emplace_back();
        const Seat place = seatAt(static_cast<int>(whole(hand, seatColumn)));
        if (const auto found = wholes_.find(whole(hand, personColumn)); found != wholes_.end())
            seat.person = found->second;
        seat.score = static_cast<int>(whole(hand, scoreColumn));
        seat.dealt = sides.dealt && whole(hand, playedColumn) != 0;
        if (!sides.leader)
            return;
        if (place == *sides.leader) {
            seat.part = SeasonSeat::Part::Leader;
            hand.leadersWon = leadersWon(sides.tier, sides.tierTells, { seat.score });
        } else if (place == sides.partner || whole(hand, partnerColumn) != 0) {
            seat.part = SeasonSeat::Part::Partner;
        }
    }

    SQLite::Statement hand_;
    SQLite::Statement seat_;
    std::unordered_map<std::int64_t, std::int64_t> wholes_; ///< people, as they are merged now
    std::vector<std::int64_t> ids_;                         ///< one a hand
    std::vector<HandSides> sides_;                          ///< the same
    std::vector<SeasonHand> hands_;
    std::map<std::int64_t, std::string> faults_; ///< by sheet
};

SeasonSheet sheetWith(SQLite::Database& database, SheetId id, const StoredSeason& stored)
{
    SQLite::Statement row(database, "SELECT name, begun, seed FROM sheet WHERE id = ?");
    row.bind(1, id);
    SeasonSheet sheet { .id = id, .name = {}, .origin = {}, .excluded = false, .fault = {} };
    if (!row.executeStep())
        return sheet;
    RowReader fields(row, maxSeats, "sheet " + std::to_string(id));
    fields.name("name", sheet.name);
    fields.text("begun", sheet.origin.begun, longest::time);
    sheet.origin.seed = row.getColumn("seed").getInt64();
    sheet.excluded = std::ranges::find(stored.excluded, sheet.origin) != stored.excluded.end();
    return sheet;
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
    checkWritten(season);
    const SeasonId id = headOf(season).insertInto(database, "season");
    writeParts(database, id, season);
    return id;
}

void updateSeason(SQLite::Database& database, SeasonId id, const StoredSeason& season)
{
    checkWritten(season);
    if (headOf(season).update(database, "season", { { "id", id } }) == 0)
        throw StorageError(StorageFault::NoSuchSeason);
    for (const char* const remove : { "DELETE FROM season_person WHERE season = ?",
             "DELETE FROM season_excluded WHERE season = ?",
             "DELETE FROM season_payment WHERE season = ?" })
        execOn(database, remove, id);
    writeParts(database, id, season);
}

void deleteSeason(SQLite::Database& database, SeasonId id)
{
    if (execOn(database, "DELETE FROM season WHERE id = ?", id) == 0)
        throw StorageError(StorageFault::NoSuchSeason);
}

SeasonContents readContents(SQLite::Database& database, const StoredSeason& season)
{
    HandsReader reader(database, season.season);
    reader.read();
    SeasonContents contents;
    std::set<SheetId> listed;
    std::set<SheetId> left;
    const auto list = [&](SheetId id) -> SeasonSheet* {
        if (!listed.insert(id).second)
            return nullptr;
        return &contents.sheets.emplace_back(sheetWith(database, id, season));
    };
    const auto evenings = eveningsOf(season.season, reader.hands());
    for (const SeasonEvening& evening : evenings)
        if (const SeasonSheet* const sheet = list(evening.sheet); sheet && sheet->excluded)
            left.insert(sheet->id);
    for (const auto& [id, fault] : reader.faults())
        if (SeasonSheet* const sheet = list(id))
            sheet->fault = fault;
    contents.hands = handsOf(evenings, reader.hands());
    std::erase_if(
        contents.hands, [&](const SeasonHand& hand) { return left.contains(hand.sheet); });
    return contents;
}

} // namespace sheepshead
