// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/settle_up.h"
#include "ui/words/scores/sheet_money.h"

namespace sheepshead {

/// Who pays whom if the evening of a sheet ends now: in money where it is played for, else in
/// points. Two columns of one person at a real table, as after a merge in the score book, are one.
struct SheetSettlement {
    QStringList people;
    std::vector<Score> totals; ///< one a person
    SettleUp settled;          ///< its places are those of the people
};

SheetSettlement settlementOf(const SheetDocument& document, const SheetMoney& money);

} // namespace sheepshead
