// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/table_scoring.h"

#include <QStringList>

#include <cstddef>
#include <map>

namespace sheepshead {

/// The table before a hand, and the scores of all members by then.
struct EntryPlace {
    TableState table;
    QStringList members; ///< names, by number
    std::map<Member, Score> totals;
    int number = 1; ///< of the hand
};

struct KeptDocument;
struct KeptSheet;

/// The table before a line of a sheet; before the one after the last, the table as it is now.
EntryPlace placeBefore(
    std::size_t line, const KeptSheet& sheet, const ScoredTable& scored, const KeptDocument& shown);

/// Who deals next, which doublers wait, and what is in the pot.
QString standingText(const TableState& table, const QStringList& members);

} // namespace sheepshead
