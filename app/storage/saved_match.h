// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"
#include "engine/hand/hand_record.h"

#include <functional>
#include <memory>

namespace sheepshead {

class DatabaseFile;

/// Keeps a match as it is played, card by card: when a call comes back without a problem, what it
/// was told outlives the program and the power. After a problem nothing is lost yet: what could not
/// be written is written by the next call, in its order.
///
/// Whoever goes on with a sheet takes it over; an older SavedMatch of it, in another window, then
/// answers TakenOver and writes nothing more.
class SavedMatch {
public:
    SheetId sheet() const { return sheet_; }

    /// A hand was dealt; none may be in play.
    std::optional<Problem> beginHand(const HandRecord& record);
    /// A decision in the hand in play.
    std::optional<Problem> addStep(const SeatAction& step);
    /// The person was given a hint in the hand in play.
    std::optional<Problem> noteHint();
    /// The hand in play is over. Its row, if it made one, comes and its journal goes in one.
    std::optional<Problem> finishHand(
        const std::optional<SheetRow>& row, const HandRecord& record, const MatchState& after);
    /// The match stands elsewhere without a hand: its pot was shared out, somebody joined, the
    /// players stopped. No hand may be in play.
    std::optional<Problem> moveBetweenHands(
        const std::optional<SheetRow>& row, const MatchState& after);
    /// Gives up a hand in play that cannot be gone on with; it will be dealt again.
    std::optional<Problem> abandonHand();

    /// Somebody new sits down; no hand may be in play.
    std::optional<Problem> seatNewcomer(const StoredNewcomer& newcomer, const std::string& name);

    /// The house rules of the hands to come, for the same number of seats; a hand in play keeps
    /// its own in its record.
    std::optional<Problem> changeVariant(const CheckedVariant& variant);

    /// Tries again to write what an earlier call could not.
    std::optional<Problem> writePending();
    bool allWritten() const { return pending_.empty(); }
    bool handInPlay() const { return handInPlay_; }

private:
    friend class ScoreBook;
    using Write = std::function<void(DatabaseFile&)>;

    SavedMatch(std::shared_ptr<DatabaseFile> file, SheetId sheet, std::int64_t writer, int seats);

    std::optional<Problem> write(Write change);
    void checkWriter();

    std::shared_ptr<DatabaseFile> file_;
    SheetId sheet_;
    std::int64_t writer_;
    int seats_;
    bool handInPlay_ = false;
    int steps_ = 0; ///< of the hand in play
    std::vector<Write> pending_;
};

} // namespace sheepshead
