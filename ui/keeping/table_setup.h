// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/table_scoring.h"

#include <QStringList>

namespace sheepshead {

/// Who sits at a real table and what it plays by, as the score keeper wants it.
struct TableSetup {
    QStringList names; ///< clockwise
    int dealer = 0;    ///< deals next: a place in `names`
    CheckedVariant rules;
};

/// What a table is now: its people, who deals next, and the rules for so many. Nothing where fewer
/// than two sit there or no rules were named.
std::optional<TableSetup> setupOf(const TableState& table, const QStringList& members);

/// What must change at a table so that it is as wanted. Names that are not on the sheet yet become
/// members at the end of the list; a name is the same however its letters are written. Nothing, if
/// the table is like that already.
std::optional<TableChange> changeTo(
    const TableSetup& wanted, const TableState& now, QStringList& members);

} // namespace sheepshead
