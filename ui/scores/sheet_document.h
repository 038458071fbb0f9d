// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/score_sheet.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace sheepshead {

/// A score sheet with all that is written around it, ready to be shown and printed.
struct SheetDocument {
    QString title;
    QDateTime begun;
    QStringList players; ///< one a seat of the sheet
    QString rules;       ///< the house rules in one line
    bool dealerSitsOut = false;
    bool picking = true; ///< not at tables where the cards alone make the sides
    int centsAPoint = 0; ///< GAME-2; nothing: no money
    ScoreSheet sheet;
};

} // namespace sheepshead
