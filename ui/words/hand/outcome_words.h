// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"
#include "engine/rules/variant.h"
#include "ui/words/players/seating.h"

#include <QString>

#include <optional>
#include <vector>

namespace sheepshead {

/// Who won: "You and Bruno win", "Ada loses alone", "Clara wins the leaster".
QString resultTitle(const HandScored& scored, const Seating& seating);

/// How clearly: "13 points more than needed, 17 short of schneider."
QString marginText(const HandScored& scored, const Variant& variant, const Seating& seating);

/// What it was for and why: "Stake: 2 (schneider) × 2 (bump) = 4". Empty for a leaster.
QString stakeText(const HandScored& scored);

/// The result in one line, for the log: "Ada and Bruno win, 74 to 46."
QString resultLine(const HandScored& scored, const Seating& seating);

/// All of it: who won, the points of both sides, how clearly, the stake.
QString outcomeText(const HandScored& scored, const Variant& variant, const Seating& seating);

/// Why a hand was not played, and what comes next.
QString thrownInText(ThrowIn why);

/// The points of the makers; none where there are no makers or the points did not decide.
std::optional<Points> makersPoints(const HandScored& scored);

/// The points from which a side wins more.
std::vector<Points> marksOf(const Variant& variant);

} // namespace sheepshead
