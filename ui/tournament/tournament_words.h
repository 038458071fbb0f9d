// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/support/result.h"
#include "engine/tournament/meetings.h"
#include "engine/tournament/payout.h"
#include "engine/tournament/tournament_checks.h"

#include <QString>
#include <QStringList>

namespace sheepshead {

/// "17 Ada"
QString entrantText(const Tournament& tournament, int number);
QString entrantNameOf(const Tournament& tournament, int number);

/// How the seats of a round came about, in a sentence.
QString methodText(const RoundDraw& draw);

/// How people meet in the rounds up to this one, beside the best possible.
QString meetingsText(const Tournament& tournament, int round);

/// What a person should look at in a round.
QString tournamentFaultText(const TournamentFault& fault, const Tournament& tournament);

/// Why a file is not taken: "entrants[3].name: …".
QString tournamentProblemText(const Problem& problem);

/// What a prize is for: "1st place" has no translation of its own, so: "Place 1", "Best of round
/// 2".
QString prizeText(const Prize& prize);

/// "After round 2", "2026-11-28 · 3 rounds of 20 hands · 53 players".
QString tournamentFacts(const Tournament& tournament);

/// Columns of the standings and what is in them, for the window and for paper.
QStringList standingHeads(const Tournament& tournament, int round);
QStringList standingCells(const Tournament& tournament, const TournamentRow& row);
inline constexpr int nameColumn = 2; ///< of the standings; all others are figures

/// A score beside the mark of a correction where it was changed after it was official.
bool isCorrected(const Tournament& tournament, int number, int round);

/// Corrections and penalties, a sentence each.
QStringList remarksOn(const Tournament& tournament, int round);

} // namespace sheepshead
