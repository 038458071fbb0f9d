// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenge/parting.h"

#include <QString>
#include <QStringList>

namespace sheepshead {

/// A line of the comparison as it is shown and printed: a deal, or a sum.
using ComparedLine = QStringList;

/// The heads of its columns: the deal, each person, the best first, and the expert, if known.
QStringList comparedHeads(const ChallengeTable& table);
/// The deals one after another, then the totals, the points over the table's mean and those over
/// the expert's score.
std::vector<ComparedLine> comparedLines(const ChallengeTable& table);

/// The comparison as HTML to be printed, with real tables seat by seat and all seats in one
/// ranking. Names are shown as they are, whatever they are.
QString comparisonPage(const KeptChallenge& kept);

/// What two decisions of a parting cost; empty while that is being worked out.
struct PartingCost {
    std::optional<double> yours;
    std::optional<double> theirs;
};
/// "You and Anna decided differently: you chose pick, Anna chose pass."
QString partingText(const Parting& parting, const std::optional<PartingCost>& cost);

/// Who played the deal with the same cards at a real table; empty if there are none.
QString atRealTablesText(const ChallengeTable& table, int deal);

/// "Seat 3": a seat as the dealing sheets name it.
QString seatAtTable(Seat seat);
/// Why a deal cannot have the scores that are typed; `sum` is what they add up to.
QString tableScoreFaultText(TableScoreFault fault, int sum);

/// "Line 7: not a card", in the person's language as far as a place is concerned.
QString challengeProblemText(const Problem& problem);

} // namespace sheepshead
