// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/season_contents.h"

#include "app/storage/file/storage_error.h"
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

/// What the columns of a row say of its hand: which seat leads, and who won.
struct HandSides {
    bool dealt = false;
    bool wholeEvening = false;
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
    const auto* const onPaper = std::get_if<PointsWithoutHand>(&*outcome);
    sides.dealt = onPaper ? onPaper->what != PointsFor::Bonus
                          : SheetRow { .dealer = {}, .outcome = *outcome }.wasDealt();
    sides.wholeEvening = onPaper && onPaper->what == PointsFor::Evening;
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
            hand.wholeEvening = sides_.back().wholeEvening;
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
    SeasonSheet sheet;
    sheet.id = id;
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

SeasonContents readContents(SQLite::Database& database, const StoredSeason& season)
{
    HandsReader reader(database, season.season);
    reader.read();
    SeasonContents contents;
    std::map<SheetId, std::size_t> listed;
    std::set<SheetId> left;
    const auto list = [&](SheetId id) -> SeasonSheet& {
        if (const auto [found, isNew] = listed.emplace(id, contents.sheets.size()); !isNew)
            return contents.sheets[found->second];
        return contents.sheets.emplace_back(sheetWith(database, id, season));
    };
    const auto evenings = eveningsOf(season.season, reader.hands());
    for (const SeasonEvening& evening : evenings) {
        SeasonSheet& sheet = list(evening.sheet);
        sheet.firstDay =
            sheet.firstDay.empty() ? evening.day : std::min(sheet.firstDay, evening.day);
        sheet.lastDay = std::max(sheet.lastDay, evening.day);
        if (sheet.excluded)
            left.insert(sheet.id);
    }
    for (const auto& [id, fault] : reader.faults())
        list(id).fault = fault;
    contents.hands = handsOf(evenings, reader.hands());
    std::erase_if(
        contents.hands, [&](const SeasonHand& hand) { return left.contains(hand.sheet); });
    return contents;
}

} // namespace sheepshead
