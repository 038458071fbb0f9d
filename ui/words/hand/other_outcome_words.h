// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scoring/scoring.h"
#include "ui/words/players/seating.h"

#include <QString>

namespace sheepshead {

/// What is said of how a hand came out.
struct OutcomeText {
    QString title;
    QString line;
    QString margin; ///< may be empty
};

/// Where a hand was played.
struct Table {
    const Variant& variant;
    const Seating& seating;
};

OutcomeText outcomeWords(
    const PickedOutcome& outcome, const HandScores& scores, const Table& table);
OutcomeText outcomeWords(
    const LeasterOutcome& outcome, const HandScores& scores, const Table& table);
OutcomeText outcomeWords(
    const SchwanzerOutcome& outcome, const HandScores& scores, const Table& table);
OutcomeText outcomeWords(
    const TwoHandedOutcome& outcome, const HandScores& scores, const Table& table);
OutcomeText outcomeWords(
    const IndianaOutcome& outcome, const HandScores& scores, const Table& table);

/// RENEGE: "Ada did not follow suit and forfeits the hand."
QString renegeText(Seat guilty, const Seating& seating);

} // namespace sheepshead
