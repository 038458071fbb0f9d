// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/scores/sheet_figures.h"

#include <QLocale>

#include <cstdlib>

namespace sheepshead {

namespace {

/// A minus sign as wide as the plus, so that figures stay in their columns.
QString withRealMinus(int value)
{
    return value < 0 ? QChar(u'\u2212') + QString::number(-value) : QString::number(value);
}

} // namespace

QString scoreText(Score score)
{
    return score.value > 0 ? QLatin1Char('+') + QString::number(score.value)
                           : withRealMinus(score.value);
}

QString totalText(Score total) { return withRealMinus(total.value); }

QString moneyFigure(std::int64_t cents)
{
    const QString figure = QLocale().toString(static_cast<double>(std::abs(cents)) / 100.0, 'f', 2);
    return cents < 0 ? QChar(u'\u2212') + figure : figure;
}

} // namespace sheepshead
