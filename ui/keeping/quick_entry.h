// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/table_scoring.h"

#include <QString>

namespace sheepshead {

/// A whole hand typed in one short line, the players by their places at the table from 1:
///
///     3 5 87     player 3 picked, player 5 was the partner, 87 points
///     3 s        alone, the defenders are schneider
///     3 5 w cc   won, cracked and cracked back
///     *4         all passed; player 4 won the leaster (or lost the moster)
///     *4 e2      player 4 lost the schwanzer, and player 2 is exempt
///     d          thrown in for a doubler
///     3 5 =4     so few points that they could be a player
///
/// Words may stand in any order but for the picker, who comes before the partners; blanks are
/// needed only between numbers. Letters may also be those of the language: line_letters.h.
struct QuickEntry {
    TypedHand hand;
    QString fault;            ///< the word that means nothing here; empty if all is well
    qsizetype faultAt = 0;    ///< where it begins
    bool mayBePoints = false; ///< it is a number that can be meant as points: "=7"
};

/// Reads a line for a hand at this table. Dealer, note and what else the line cannot say are taken
/// from `hand`.
QuickEntry parseQuickEntry(const QString& line, const TypedHand& hand, const Chairs& chairs,
    const CheckedVariant& variant);

/// The kind of hand that is typed when all pass; none where the hand is thrown in then.
std::optional<TypedKind> noPickKind(const Variant& variant);
/// All kinds of hand that these rules have; the usual one first.
std::vector<TypedKind> kindsAt(const CheckedVariant& variant);

} // namespace sheepshead
