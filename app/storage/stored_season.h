// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"
#include "engine/season/season_money.h"

namespace sheepshead {

/// Names a season for as long as the score book lasts.
using SeasonId = std::int64_t;

/// What a sheet keeps for good, in any book: when it was begun, and its seed as it is stored.
struct SheetOrigin {
    std::string begun;
    std::int64_t seed = 0;

    auto operator<=>(const SheetOrigin&) const = default; // NOLINT(modernize-use-nullptr)
};

/// A season as the score book has it.
struct StoredSeason {
    Season season = {};
    std::vector<SheetOrigin> excluded = {}; ///< sheets that were taken out by hand
    std::vector<SeasonPayment> paid = {};   ///< in the order in which they were marked

    bool operator==(const StoredSeason&) const = default;
};

/// A season as the list of all seasons shows it.
struct SeasonInfo {
    SeasonId id = 0;
    std::string name;
    std::string firstDay; ///< 2026-09-01
    std::string lastDay;
    std::string fault; ///< why the season cannot be read, in English; empty if it can

    bool operator==(const SeasonInfo&) const = default;
};

/// A sheet with an evening of a season.
struct SeasonSheet {
    SheetId id = 0;
    std::string name;
    SheetOrigin origin;
    bool excluded = false;
    std::string fault;    ///< why its hands cannot be read and do not count; empty if they can
    std::string firstDay; ///< of its evenings of the season, YYYY-MM-DD; empty with a fault
    std::string lastDay;

    bool operator==(const SeasonSheet&) const = default;
};

/// What the score book has for a season.
struct SeasonContents {
    std::vector<SeasonSheet> sheets; ///< with evenings of the season, in the order of these
    std::vector<SeasonHand> hands;   ///< of the season's evenings, without sheets taken out
};

} // namespace sheepshead
