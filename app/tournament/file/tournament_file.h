// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/support/result.h"
#include "engine/tournament/tournament_results.h"

#include <string>
#include <string_view>

namespace sheepshead {

/// A tournament as a file (`.sheeptournament`), JSON in UTF-8: docs/tournaments.md describes it.
std::string tournamentText(const Tournament& tournament);

/// Takes what tournamentText() writes. All of a file or nothing; the problem's place is a line of
/// the file, or a member: "entrants[3].name".
Result<Tournament> parseTournament(std::string_view text);

/// Results of tables as a file (`.sheepresults`), to be sent to another computer.
std::string sentResultsText(const SentResults& sent);

/// For this tournament: results of another one are refused, and so are people it does not know.
Result<SentResults> parseSentResults(std::string_view text, const Tournament& tournament);

/// Which tournament the results in a file are of; nothing where it has none.
std::optional<std::string> tournamentOfResults(std::string_view text);

inline constexpr std::string_view tournamentEnding = ".sheeptournament";
inline constexpr std::string_view sentResultsEnding = ".sheepresults";
inline constexpr std::size_t longestTournamentFile = 32U << 20U; ///< in bytes

} // namespace sheepshead
