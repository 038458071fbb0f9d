// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sheepshead {

/// A hand of a game, for checking its deal: what was shown before it and what is told after it.
struct DealtHand {
    QString name; ///< "Hand 12"
    QString hash; ///< empty where the cards were laid out, which nothing can be promised about
    // All of these are empty as long as they are a secret.
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
