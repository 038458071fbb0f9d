// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"
#include "engine/hand/state/hand_record.h"

#include <filesystem>
#include <functional>
#include <memory>

namespace sheepshead {

class DatabaseFile;

/// Saves a match as it is played, card by card: what a call without a problem was told survives the
/// end of the program and a power cut. After a problem nothing is lost yet: the next call writes
/// what could not be written, in its order.
///
/// Resuming a sheet takes it over; an older SavedMatch of it, in another window, then answers
/// TakenOver and writes nothing more.
class SavedMatch {
public:
    SheetId sheet() const { return sheet_; }

    /// A hand was dealt; none may be in play.
    std::optional<Problem> beginHand(const HandRecord& record);
    /// A decision in the hand in play.
    std::optional<Problem> addStep(const SeatAction& step);
    /// The hand in play goes back to the record's last action; later steps are deleted, and the
    /// record's practice mark is saved, all in one.
    std::optional<Problem> rewindHand(const HandRecord& record);
    /// The person in this seat was given a hint in the hand in play.
    std::optional<Problem> noteHint(Seat seat);
    /// The hand in play is over. Its row, if it made one, comes and its journal goes in one.
    std::optional<Problem> finishHand(
        const std::optional<SheetRow>& row, const HandRecord& record, const MatchState& after);
    /// The match moved on without a hand: its pot was shared out, a player joined, the players
    /// stopped. No hand may be in play.
    std::optional<Problem> moveBetweenHands(
        const std::optional<SheetRow>& row, const MatchState& after);
    /// Deletes the hand in play, which the players gave up.
    std::optional<Problem> abandonHand();
    /// Puts away a hand in play that cannot be resumed; it will be dealt again. Its journal stays
    /// in the book.
    std::optional<Problem> setHandAside();

    /// A new player sits down; no hand may be in play.
    std::optional<Problem> seatNewcomer(const StoredNewcomer& newcomer, const std::string& name);

    /// The house rules of the hands to come, for the same number of seats; a hand in play keeps
    /// its own in its record.
    std::optional<Problem> changeVariant(const CheckedVariant& variant);

    /// Tries again to write what an earlier call could not.
    std::optional<Problem> writePending();
    bool allWritten() const { return pending_.empty(); }
    /// How many finished hands are not written yet.
    int unsavedHands() const { return unsavedHands_; }
    /// Saves a copy of the whole score book to another file, with all that is not written yet. A
    /// file that is there is replaced. The book itself, and what is pending for it, stay as they
    /// are.
    std::optional<Problem> saveCopy(const std::filesystem::path& file) const;
    /// Saves the sheet, as it is in memory, to a score book of its own: for when the book cannot be
    /// read any more. A file that is there is replaced, but never the book.
    std::optional<Problem> saveAlone(
        const std::filesystem::path& file, const StoredSheet& sheet) const;

    bool handInPlay() const { return handInPlay_; }

private:
    friend class ScoreBook;
    using Write = std::function<void(DatabaseFile&)>;

    SavedMatch(std::shared_ptr<DatabaseFile> file, SheetId sheet, std::int64_t writer, int seats);

    std::optional<Problem> write(Write change);

    std::shared_ptr<DatabaseFile> file_;
    SheetId sheet_;
    std::int64_t writer_;
    int seats_;
    bool handInPlay_ = false;
    int steps_ = 0; ///< of the hand in play
    int unsavedHands_ = 0;
    std::vector<Write> pending_;
};

} // namespace sheepshead
