// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/tournament.h"

#include <string>
#include <vector>

namespace sheepshead {

/// The sum of a table's scores: 0 where each point won is a point lost.
int sumOf(const TableResult& result);
/// The totals of hands, by seat.
std::vector<int> totalsOf(const std::vector<std::vector<int>>& hands);

/// What was typed for a table of a drawn round.
struct TypedTableResult {
    int round = 1;
    int table = 1;
    std::vector<int> totals;             ///< by seat of the draw; not used where there are hands
    std::vector<std::vector<int>> hands; ///< by hand and seat

    bool operator==(const TypedTableResult&) const = default;
};

/// Whether the result of the table may only be changed with a reason.
bool isOfficialTable(const Tournament& tournament, int round, int table);

/// Keeps a result. An official one keeps every score that it had before as a correction with the
/// reason, which must be given then; nothing is changed without.
bool enterResult(
    Tournament& tournament, const TypedTableResult& typed, const std::string& reason = {});

/// From now on the results that are there may only be corrected.
void makeOfficial(Tournament& tournament, int round);
/// All tables of a round have a result, and all are official.
bool isOfficialRound(const Tournament& tournament, int round);

/// The results of tables, as one computer sends them to another.
struct SentResults {
    std::string id; ///< of the tournament
    std::vector<TableResult> results;

    bool operator==(const SentResults&) const = default;
};

/// What came from another computer beside what is here.
struct ResultMerge {
    std::vector<TableResult> added;
    int known = 0; ///< the same as here
    struct Conflict {
        TableResult ours;
        TableResult theirs;
        bool operator==(const Conflict&) const = default;
    };
    std::vector<Conflict> conflicts;  ///< other scores than here: a person decides
    std::vector<TableResult> doubled; ///< a person who scored at another table of the same round

    bool operator==(const ResultMerge&) const = default;
};

/// Both lists are right by problemOf(). Nothing is changed.
ResultMerge mergeOf(const Tournament& tournament, const std::vector<TableResult>& theirs);

/// Takes a result of another computer in place of ours. Scores of an official one stay as
/// corrections with this reason.
void takeResult(Tournament& tournament, const TableResult& theirs, const std::string& reason);

} // namespace sheepshead
