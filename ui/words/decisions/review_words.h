// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/hand_review.h"
#include "engine/advice/judgement.h"
#include "ui/words/players/seating.h"

#include <QString>

namespace sheepshead {

/// Who decided, "You" for the person in front of the table.
QString deciderText(Seat seat, const Seating& seating);

/// What was decided, short enough for a list: "10♥", "Pick", "Bury 10♣ A♠".
QString decisionText(const HandStep& step);

/// What a decision cost: "0.8"; "?" where it cannot be told, nothing where it was as good as any.
QString costText(const std::optional<double>& cost);

/// How a hand ends with open cards: "makers win, 67", "67 points", "+1.5".
QString openEndText(const OpenEnd& end);

/// All that can be said of a decision, in sentences.
QString verdictText(const HandStep& step, const ReviewedDecision& review, const Seating& seating);

/// What is said of a decision that costs nothing: that nothing promised more, or what did, or which
/// convention speaks for it or against it.
QString freeVerdictText(
    const Action& decided, const Verdict& verdict, const Observation& seen, bool you);

/// Whose card decided the hand, with all cards seen: "Ada gave it away with 10♥."
QString decidedText(const HandStep& step, const Seating& seating);

/// What to try instead of the costliest decision: "Try instead: Queen of clubs."; empty where
/// nothing better is known.
QString toTryText(const HandStep& step, const ReviewedDecision& review);

/// A costly decision of the person as a title, "10♥: −0.75", and in a sentence or two: what to try
/// instead, and why.
QString costlyTitle(const HandStep& step, const ReviewedDecision& review);
QString costlyWords(const HandStep& step, const ReviewedDecision& review, const Seating& seating);

/// What is said to all decisions of the person after a hand: what they cost, then the costliest
/// with what to try instead, and why.
QString commentsText(Seat person, const std::vector<HandStep>& steps,
    const std::vector<ReviewedDecision>& reviews, const Seating& seating);

/// What the person's decisions cost in all, and the costliest of them, "10♥":
/// "Your decisions cost 1.20 points, 0.80 of them with 10♥."
QString ownCostText(double all, double most, const QString& costliest);

/// A row of the list for a screen reader: "Ada, 10♥, cost 0.8, her costliest decision".
QString spokenStep(
    const HandStep& step, const ReviewedDecision* review, bool costliest, const Seating& seating);

/// The hand as a whole: how it ended, and how it would have with open cards from the first card on
/// as far as that is known.
QString handSummary(const HandState& end, const OpenEnd* fromTheFirstCard, const Seating& seating);

} // namespace sheepshead
