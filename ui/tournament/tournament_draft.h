// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/tournament.h"

#include <QObject>

#include <deque>
#include <utility>
#include <vector>

namespace sheepshead {

/// The tournament that the pages of the window show and change together.
class TournamentDraft : public QObject {
    Q_OBJECT

public:
    const Tournament& now() const { return tournament_; }

    /// Another tournament, or this one as it is on the disk. What was changed before cannot be
    /// undone any more.
    void show(Tournament tournament);

    /// A change by the person.
    template <class Change> void change(Change change)
    {
        Tournament before = tournament_;
        change(tournament_);
        noteChange(std::move(before));
        tell();
    }

    /// Whether the last change can be taken back. One of an official result cannot: that is
    /// corrected, and the correction is marked.
    bool mayUndo() const;
    bool mayRedo() const { return !undone_.empty(); }
    void undo();
    void redo();

    /// The last round that is drawn, or the one to be played now: the first that is not official.
    int currentRound() const;

Q_SIGNALS:
    void changed(); ///< all pages show it again
    void edited();  ///< the person changed it: to be saved

private:
    void noteChange(Tournament before);
    void tell();

    Tournament tournament_;
    std::deque<Tournament> before_; ///< each change, the last at the end
    std::vector<Tournament> undone_;
};

} // namespace sheepshead
