// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace sheepshead {

/// A sheet in the score book as the book's pages list it.
struct BookEntry {
    qint64 id = 0;
    QString name;
    QDateTime begun;
    QDateTime lastPlayed;
    QStringList players;
    std::vector<int> totals;        ///< one a player
    std::optional<Variant> variant; ///< none: rules of a later version, to look at only
    int hands = 0;
    bool onTable = false; ///< the sheet that is being played on now
    bool inWindow = false; ///< the sheet of a real table that has its window open
    QString fault = {};   ///< why the sheet cannot be read; empty if it can
};

} // namespace sheepshead
