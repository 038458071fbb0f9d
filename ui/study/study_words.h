// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scoring/ending.h"
#include "engine/study/study_fault.h"
#include "engine/study/study_question.h"
#include "ui/words/players/seating.h"

#include <QString>

namespace sheepshead {

/// Who sits at the table of a study. The seat that is spoken to is "You"; a seat without a name is
/// "Seat 2", by the number that it has in the text.
Seating studySeating(const StudyPosition& position, const QStringList& names, Seat spokenTo);

/// "Ada" or "You"; also for a seat that the table does not have.
QString studySeatName(Seat seat, const Seating& seating);

/// "Your hand", "Hand of Ada", "Blind": a place for cards, or a part of a position.
QString studyPlaceName(const StudyPlace& place, const Seating& seating);

/// The same in little room, below a card: "You", "Ada", "Blind".
QString shortStudyPlace(const StudyPlace& place, const Seating& seating);

/// "Ada is to act.", "You are to act."
QString studyTurnText(Seat seat, const Seating& seating);

/// Why the position cannot be, with the rule's id: "The ten of hearts cannot lie in two places.
/// (DECK-1)"
QString studyReasonText(
    const StudyFault& fault, const StudyPosition& position, const Seating& seating);

/// The same behind its place: "Hand of Ada: …"
QString studyFaultText(
    const StudyFault& fault, const StudyPosition& position, const Seating& seating);

/// What a seat did, without the seat: "Queen of clubs", "Pick", "Bury". The position is that after
/// it.
QString studyActionText(const SeenAction& action, const StudyPosition& after);

/// "Ada: Queen of clubs".
QString studyStepText(const SeenAction& action, const StudyPosition& after, const Seating& seating);

/// Why a text cannot be read: "Line 7, column 12: …"; the reason stays as the engine has it.
QString studyProblemText(const Problem& problem);

/// "won, schneider"
QString endingName(Ending ending);

/// "won 52%, lost 40%, lost schneider 8%"
QString endingsText(const StudyChoice& choice);

/// "Expected +0.52 ± 0.10": the score of a choice with twice its standard error.
QString studyScoreText(const StudyChoice& choice);

} // namespace sheepshead
