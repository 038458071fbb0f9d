// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_session.h"
#include "app/storage/saved_match.h"

#include <QObject>

namespace sheepshead {

/// Writes a session's match down, card by card, before anybody sees the card.
class MatchKeeper : public QObject {
    Q_OBJECT

public:
    MatchKeeper(SavedMatch saved, const GameSession& session);

    SheetId sheet() const { return saved_.sheet(); }
    /// A hand that was left in the middle cannot be gone on with.
    void abandonHand() { note(saved_.abandonHand()); }
    void noteHint() { note(saved_.noteHint()); }
    void seatNewcomer(const StoredNewcomer& newcomer, const std::string& name)
    {
        note(saved_.seatNewcomer(newcomer, name));
    }
    bool allWritten() const { return saved_.allWritten(); }

Q_SIGNALS:
    /// Something could not be written; it is tried again with the next card. Told once until it
    /// works again.
    void failed(const sheepshead::Problem& problem);

private:
    void note(const std::optional<Problem>& problem);
    std::optional<SheetRow> lastRow(bool isNew) const;
    void keepEnd(const HandRecord& record, bool newRow);

    SavedMatch saved_;
    const GameSession& session_;
    bool failing_ = false;
};

} // namespace sheepshead
