// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/table_scoring.h"

#include <QStringList>

#include <map>

namespace sheepshead {

/// The table before a hand, and the scores of all members by then.
struct EntryPlace {
    TableState table;
    QStringList members; ///< names, by number
    std::map<Member, Score> totals;
    int number = 1; ///< of the hand
};

} // namespace sheepshead
