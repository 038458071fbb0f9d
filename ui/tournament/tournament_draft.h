// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/tournament.h"

#include <QObject>

#include <utility>

namespace sheepshead {

/// The tournament that the pages of the window show and change together.
class TournamentDraft : public QObject {
    Q_OBJECT

public:
    const Tournament& now() const { return tournament_; }

    /// Another tournament, or this one as it is on the disk.
    void show(Tournament tournament);

    /// A change by the person.
    template <class Change> void change(Change change)
    {
        change(tournament_);
        tell();
    }

    /// The last round that is drawn, or the one to be played now: the first that is not official.
    int currentRound() const;

Q_SIGNALS:
    void changed(); ///< all pages show it again
    void edited();  ///< the person changed it: to be saved

private:
    void tell();

    Tournament tournament_;
};

} // namespace sheepshead
