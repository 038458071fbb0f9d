// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/score_sheet.h"

#include <QString>
#include <QStringList>

namespace sheepshead {

/// What happened in a hand, in one line: "Bruno picked, called A♣, with Clara: won 72 to 48".
/// At tables without a picker the makers are named.
QString happenedText(const SheetRow& row, const QStringList& players, bool picking = true);

/// "Hand 12, Ada dealt"
QString handText(const SheetRow& row, const QStringList& players);

/// "32 hands"
QString handsText(int hands);

/// The name of a seat's player; "Seat 2" without a name.
QString playerName(Seat seat, const QStringList& players);
/// The same for a column of a sheet, from 0.
QString playerName(int column, const QStringList& players);

} // namespace sheepshead
