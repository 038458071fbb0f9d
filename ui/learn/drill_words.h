// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice.h"
#include "engine/tutor/drill.h"
#include "engine/tutor/drill_progress.h"
#include "engine/tutor/mistake.h"
#include "ui/words/players/seating.h"

#include <QDate>
#include <QString>

namespace sheepshead {

QString drillTitle(DrillKind kind);
/// One sentence on what is asked.
QString drillIdea(DrillKind kind);
/// What is asked in this hand. The day is that on which the person decided; none if it is unknown.
QString drillQuestion(const Drill& drill, const Seating& seating, QDate day = {});

/// What is said to an answer at the table: what it was expected to score, what the best choices are
/// expected to score, and why.
QString decisionVerdict(
    const Action& decision, const Advice& advice, const Observation& seen, const Seating& seating);
/// What is said to a number of trump: how they are counted.
QString trumpVerdict(int answer, const Observation& seen);
/// What is said to a guess at the partner: how likely each seat was, and who it is.
QString partnerVerdict(
    Seat answer, const PerSeat<double>& chances, const Drill& drill, const Seating& seating);

/// "3 for today, 5 later, 2 known"; empty where there are none.
QString pileText(const MistakeFigures& pile);
/// "You often bury too few points: 5 hands"; empty where no kind is frequent.
QString habitText(const MistakeFigures& pile);

/// "4 right in a row, 9 at best".
QString streakText(const DrillProgress& progress);
/// "15 of the last 20 right (11 of 20 before)"; empty where nothing was asked.
QString progressText(const DrillProgress& progress);

} // namespace sheepshead
