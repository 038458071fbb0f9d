// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice.h"
#include "ui/words/decisions/share_words.h"
#include "ui/words/players/seating.h"

#include <QString>

namespace sheepshead {

/// A choice by itself: "Queen of clubs", "Bury A♣ 10♠", "Call the ace of hearts", "Pass".
QString actionLabel(const Action& action, const Observation& seen);

/// The same in little room: "Q♣", "Call A♥".
QString shortActionLabel(const Action& action, const Observation& seen);

/// The same within a sentence: "the queen of clubs".
QString actionInSentence(const Action& action, const Observation& seen);

/// Why, in a few sentences of a card player; never empty.
QString adviceReason(const Advice& advice, const Observation& seen, const Seating& seating);

/// The same without what the choices are worth and how often they win, for where that is told
/// beside it; how often they win is said if no other fact says why. Empty for none.
QString reasonsBesideWorth(const Advice& advice, const Observation& seen, const Seating& seating);

/// What the coach says of a decision: "Coach: the ten of hearts lowers your score by 0.8".
QString coachTitle(const Action& action, double cost, const Observation& seen);

/// Why a card that breaks a convention is not recommended: "A defender does not lead trump …".
QString againstConventionText(const Action& action, const Observation& seen);

/// What is expected on the sheet: "+0.8", "−1.25" with two decimals.
QString expectedText(double score, int decimals = 2);

} // namespace sheepshead
