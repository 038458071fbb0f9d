// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/keeping/entry_place.h"
#include "ui/keeping/kind_words.h"

#include <QString>

namespace sheepshead {

struct EntryParts;

/// The names of those at the table, by their places.
QStringList namesOf(const EntryPlace& place);

/// Fills the boxes of the form with what can be chosen at this table, and tells who has which
/// number.
void layChoices(EntryParts& parts, const EntryPlace& place, const CheckedVariant& rules);

/// Shows a typed hand in the fields of its entry: all of them but the line and the players.
void fillForm(EntryParts& parts, const TypedHand& hand, const Members& atTable);

/// Hides the fields that the rules and the kind of hand do not have.
void showFields(EntryParts& parts, const TypedHand& hand, const FieldsShown& shown);

/// Shows how the score comes about.
void showOutcome(EntryParts& parts, const ScoredLine& scored, const QStringList& members);

/// Shows what is wrong with a hand, below the field that it belongs to. `lineFault` is about the
/// short line itself. A hand in which nothing was typed yet is not told that something is missing.
void showFaults(EntryParts& parts, const TypedHand& hand, const ScoredLine& scored,
    const QStringList& members, const QString& lineFault);

} // namespace sheepshead
