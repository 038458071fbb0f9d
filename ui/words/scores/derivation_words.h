// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/score_sheet.h"

#include <QString>
#include <QStringList>

namespace sheepshead {

/// The score breakdown of a hand, in words: "Double on the bump: × 2 = 4".
struct DerivationText {
    QStringList steps;   ///< from the result to the stake and who pays it
    QStringList shares;  ///< what each seat gets: "Ada: −2 × 4 = −8"
    QStringList pot;     ///< what went into the pot or came out of it
    QStringList written; ///< each player's score with the pot

    bool empty() const { return steps.empty() && pot.empty(); }
};

DerivationText derivationText(const SheetRow& row, const QStringList& players);

} // namespace sheepshead
