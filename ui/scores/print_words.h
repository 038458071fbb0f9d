// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace sheepshead {

/// The words that stand on every printed sheet.
struct PrintWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::PrintWords)

public:
    static QString hand() { return tr("Hand", "heading over the numbers of hands"); }
    static QString dealer() { return tr("Dealer"); }
    static QString happened() { return tr("What happened"); }
    static QString total() { return tr("Total"); }
    static QString money() { return tr("Money"); }
    static QString picker() { return tr("picker"); }
    static QString partner() { return tr("partner"); }
    static QString maker() { return tr("maker"); }
    /// One mark, where some hands had a picker and others none.
    static QString partnerOrMaker() { return tr("partner or maker"); }
    static QString stacked() { return tr("above: this hand, below: the running total"); }
    static QString besides() { return tr("left: this hand, right: the running total"); }
    static QString empty() { return tr("No hand has been played yet."); }
    static QString page(int page, int pages) { return tr("Page %1 of %2").arg(page).arg(pages); }
};

} // namespace sheepshead
