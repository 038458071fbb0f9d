// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/table_line.h"

#include <QString>

namespace sheepshead {

/// What the entry asks for with these rules and a hand of this kind; a word is empty where its
/// button is not there.
struct FieldsShown {
    QString first;  ///< what a player can be: the picker, the winner, the loser
    QString second; ///< the partner
    bool tiers = false;
    bool points = false;
    bool takes = false;
    bool raises = false;
    bool forced = false;
    bool blind = false;
    bool trickless = false;
    bool everyTrick = false;
    bool bet = false;
    bool solo = false;
};

FieldsShown fieldsOf(const TypedHand& hand, const CheckedVariant& variant);

/// "Picked", "Leaster", "Thrown in: doubler".
QString kindWords(TypedKind kind, const Variant& variant);

/// A hand typed in short with these rules, and what it means.
QString lineExample(const CheckedVariant& variant);

} // namespace sheepshead
