// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/score_sheet.h"

#include <QDialog>
#include <QStringList>

namespace sheepshead {

/// The score breakdown of one hand: the steps from the result to the stake, each player's share,
/// and what went into or out of the pot.
class DerivationDialog : public QDialog {
    Q_OBJECT

public:
    /// `happened` is the row in one line, as on the sheet.
    DerivationDialog(const SheetRow& row, const QStringList& players, const QString& happened,
        QWidget* parent = nullptr);
};

} // namespace sheepshead
