// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sheepshead {

/// The deal of one hand, for checking it: what is shown before the hand and after it.
struct DealtHand {
    QString name; ///< "Hand 12"
    QString hash; ///< empty for cards set up by hand, which have no seed
    // Empty until the hand is over.
    QString seed;
    QString text;    ///< whose hash it is
    QString command; ///< for a terminal: checks the deal

    bool told() const { return !text.isEmpty(); }
};

/// The beginning of a hash, enough to note it down: "3f9a 41c2".
inline QString shortHash(const QString& hash)
{
    return hash.isEmpty() ? QString() : hash.mid(0, 4) + QLatin1Char(' ') + hash.mid(4, 4);
}

} // namespace sheepshead
