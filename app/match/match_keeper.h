// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_session.h"
#include "app/storage/saved_match.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace sheepshead {

/// Saves a session's match card by card, before the card is shown. A write that fails is
/// tried again with the next card, and after a while by itself.
class MatchKeeper : public QObject {
    Q_OBJECT

public:
    MatchKeeper(SavedMatch saved, const GameSession& session);

    SheetId sheet() const { return saved_.sheet(); }
    /// The players gave up the hand in play.
    void abandonHand() { note(saved_.abandonHand()); }
    /// The hand in play cannot be resumed; its journal stays in the book.
    void setHandAside() { note(saved_.setHandAside()); }
    void noteHint(Seat seat) { note(saved_.noteHint(seat)); }
    void seatNewcomer(const StoredNewcomer& newcomer, const std::string& name)
    {
        note(saved_.seatNewcomer(newcomer, name));
    }

    bool allWritten() const { return saved_.allWritten(); }
    /// How many finished hands are not written yet.
    int unsavedHands() const { return saved_.unsavedHands(); }
    bool handInPlay() const { return saved_.handInPlay(); }
    /// Why not everything is written; nothing while it is.
    const std::optional<Problem>& problem() const { return problem_; }
    /// Whether trying again can help: it cannot once the sheet is deleted or another window has it.
    bool canRetry() const;
    void retry();
    /// Saves a copy of the score book with all that is not written yet. Nothing else changes.
    std::optional<Problem> saveCopy(const std::filesystem::path& file) const
    {
        return saved_.saveCopy(file);
    }
    /// Saves the sheet alone; what it has is known without the score book.
    std::optional<Problem> saveAlone(
        const std::filesystem::path& file, const StoredSheet& sheet) const
    {
        return saved_.saveAlone(file, sheet);
    }

Q_SIGNALS:
    /// Something could not be written. Emitted again when the reason changes.
    void failed(const sheepshead::Problem& problem);
    /// After failed(): everything is written.
    void recovered();

private:
    void note(const std::optional<Problem>& problem);
    std::optional<SheetRow> lastRow(bool isNew) const;
    void keepEnd(const HandRecord& record, bool newRow);

    SavedMatch saved_;
    const GameSession& session_;
    std::optional<Problem> problem_;
    QTimer retryTimer_;
    std::chrono::milliseconds wait_; ///< until the next try; longer after each
};

} // namespace sheepshead
