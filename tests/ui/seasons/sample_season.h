// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/history/person_entry.h"
#include "ui/seasons/season_view.h"

namespace sheepshead::samples {

inline std::vector<PersonEntry> seasonPeople()
{
    return { { 1, QStringLiteral("Ada"), false, 3 }, { 2, QStringLiteral("Bob"), false, 3 },
        { 3, QStringLiteral("Cy"), false, 2 }, { 4, QStringLiteral("=Dot & <Co>"), false, 1 },
        { 5, QStringLiteral("Otto"), true, 9 } };
}

/// Three evenings of Ada, Bob and Cy, of which two count, with money; Dot was a guest.
inline SeasonView season()
{
    SeasonView view { .id = 1 };
    Season& season = view.season;
    season.name = "Autumn";
    season.firstDay = "2026-09-01";
    season.lastDay = "2026-12-31";
    season.people = { { .person = 1 }, { .person = 2 }, { .person = 3, .handicap = 2 } };
    season.bestEvenings = 2;
    season.centsAPoint = 25;
    season.entryFee = 500;
    season.prizes = { 60, 40 };
    for (const PersonEntry& person : seasonPeople())
        view.names[person.id] = person.name;
    view.standings = seasonStandings(season,
        { { 7, "2026-09-01", { { 1, -6, 10 }, { 2, 6, 10 } } },
            { 7, "2026-09-08", { { 1, 4, 10 }, { 2, -2, 10 }, { 3, -2, 9 } } },
            { 8, "2026-09-15", { { 1, 4, 10 }, { 3, -1, 10 }, { 4, -3, 10 } } } });
    view.pairs = { { 1, 2, 5, 3, 8 } };
    view.records = { { SeasonRecordKind::BestEvening, 2, 6, "2026-09-01", 7, 0 } };
    view.sheets = { { 7, QStringLiteral("Club"), false, {}, "2026-09-01", "2026-09-08" },
        { 8, QStringLiteral("At Ed's"), false, {}, "2026-09-15", "2026-09-15" } };
    view.paid = { { 3, 1, 75, "2026-09-16" } };
    return view;
}

} // namespace sheepshead::samples
