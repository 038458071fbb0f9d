// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/score_sheet.h"

#include <QString>

#include <cstdint>

/// Scores and money as figures, alike wherever they stand.
namespace sheepshead {

/// What a hand brought: "+4", "−2", "0".
QString scoreText(Score score);

/// A running total: "12", "−2".
QString totalText(Score total);

/// Money as a plain figure, which finds room in a column: "3.55", "−5.35".
QString moneyFigure(std::int64_t cents);

} // namespace sheepshead
