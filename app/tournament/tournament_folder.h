// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/tournament.h"

#include <QFileInfo>
#include <QString>

#include <optional>
#include <vector>

namespace sheepshead {

/// The tournaments of this computer, in a folder of their own, each a file that is written whole
/// after every change: a program that is killed loses none.
class TournamentFolder {
public:
    explicit TournamentFolder(QString folder);

    /// Those that can be read, the last one changed first.
    std::vector<Tournament> all() const;
    /// Nothing if there is none with this id.
    std::optional<Tournament> find(const std::string& id) const;
    /// False if the disk does not take it; what was there before stays then.
    bool save(const Tournament& tournament) const;
    /// For good. False if the disk does not let it go.
    bool remove(const std::string& id) const;

private:
    QString fileOf(const std::string& id) const;
    bool isCopy(const QFileInfo& file, const std::string& id) const;

    QString folder_;
};

} // namespace sheepshead
