// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/match.h"
#include "engine/score_keeping/kept_table.h"
#include "engine/support/keys.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sheepshead {

/// Names a sheet for as long as the score book lasts.
using SheetId = std::int64_t;

/// Names a person or a computer player for as long as the score book lasts.
using PersonId = std::int64_t;

/// Where the hands of a sheet were played.
enum class SheetKind : std::uint8_t {
    Game,  ///< in this program, against computer players
    Table, ///< at a real table
};

/// In score books; none changes.
inline constexpr auto sheetKindKeys =
    keysOf<SheetKind::Table>({ { SheetKind::Game, "game" }, { SheetKind::Table, "table" } });

/// A new match, and the name of its sheet.
struct NewSheet {
    std::string name;
    std::vector<std::string> players; ///< one a seat
    CheckedVariant variant;
    MatchState state;
    SeatSet computers = {}; ///< whose players are the computer's; the others are people
    SheetKind kind = SheetKind::Game;
};

/// A new sheet of a real table.
struct NewTable {
    std::string name;
    std::vector<std::string> members; ///< by their numbers
    KeptTable table;
    std::optional<std::uint64_t> seed = {}; ///< tells it from all others; drawn if there is none
};

/// A new player on a chair.
struct StoredNewcomer {
    int row = 0; ///< the player's first on the sheet, from 0
    Seat seat {};
    std::string before; ///< who had the chair; the new player's name is the seat's

    bool operator==(const StoredNewcomer&) const = default;
};

/// A sheet as the list of all sheets shows it.
struct SheetInfo {
    SheetId id = 0;
    std::string name;
    std::string begun;      ///< 2024-05-31T18:04:00Z
    std::string lastPlayed; ///< the same
    SheetKind kind = SheetKind::Game;
    std::vector<std::string> players;
    std::vector<PersonId> people;   ///< one a player
    SeatSet computers;              ///< whose players are the computer's
    std::optional<Variant> variant; ///< of the next hand; none if this version does not know it
    std::vector<int> totals;        ///< one a player, worked out from the hands
    int hands = 0;                  ///< rows
    bool handInPlay = false;        ///< left in the middle
    std::string fault;              ///< why the sheet cannot be read, in English; empty if it can

    bool operator==(const SheetInfo&) const = default;
};

/// All that is stored of a match: to look at, to print, and to resume at exactly that card.
struct StoredSheet {
    SheetInfo info;
    MatchState state;
    ScoreSheet sheet;
    std::vector<std::string> records; ///< one a row: parseRecord(), replay()
    std::vector<SeatSet> hinted;      ///< one a row: the people who were given a hint
    std::vector<StoredNewcomer> newcomers;
    std::optional<std::string> handInPlay; ///< a record up to the last action; empty if its
                                           ///< journal is damaged
    SeatSet handInPlayHinted;
    /// Of a real table only, which has players but no state, rows and records.
    std::optional<KeptTable> table = {};

    bool operator==(const StoredSheet&) const = default;
};

} // namespace sheepshead
