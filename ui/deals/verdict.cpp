// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deals/verdict.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

/// Chances from here on are nothing special, and below here very special.
constexpr double usual = 0.1;
constexpr double veryUnusual = 0.01;
constexpr double mostSaid = 1e6; ///< "1 in" more than that is no plain number

QString trVerdict(const char* text) { return QCoreApplication::translate("LongRun", text); }

} // namespace

QString verdictText(std::optional<double> chance)
{
    if (!chance)
        return trVerdict(QT_TRANSLATE_NOOP("LongRun", "too few hands to tell"));
    if (*chance >= usual)
        return trVerdict(QT_TRANSLATE_NOOP("LongRun", "as expected"));
    const auto one = static_cast<int>(std::lround(1 / std::max(*chance, 1 / mostSaid)));
    return (*chance >= veryUnusual
            ? trVerdict(QT_TRANSLATE_NOOP("LongRun", "unusual: 1 in %1"))
            : trVerdict(QT_TRANSLATE_NOOP("LongRun", "very unusual: 1 in %1")))
        .arg(QLocale().toString(one));
}

} // namespace sheepshead
