// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace sheepshead {

/// Another name that a person had before two were merged.
struct AliasEntry {
    qint64 id = 0;
    QString name;
};

/// A person of the score book, or a computer player, as its pages list them.
struct PersonEntry {
    qint64 id = 0;
    QString name;
    bool computer = false;
    int sheets = 0;
    std::vector<AliasEntry> aliases = {};
};

} // namespace sheepshead
