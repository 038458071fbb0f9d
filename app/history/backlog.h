// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/file/query_stop.h"
#include "app/storage/stored_sheet.h"
#include "engine/statistics/evening.h"
#include "engine/support/result.h"
#include "engine/tutor/mistake.h"

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace sheepshead {

/// A hand that waits for its review.
struct UnreviewedHand {
    std::int64_t id = 0;
    std::string record;
    SeatSet people; ///< whose decisions are to be reviewed: those of people without a hint
};

/// What a review found of a hand.
struct ReviewedHand {
    PerSeat<Costs> costs;
    std::vector<Mistake> mistakes; ///< in the order of their actions
};

/// The work that statistics leave for the background: facts of hands that older versions wrote,
/// the sums of sheets that changed, how people play, what reviews find. Every step is one short
/// change of the book, so that the table never waits long. Has a connection of its own; for one
/// thread at a time.
class Backlog {
public:
    /// The book must be there, checked and of the newest format: ScoreBook::open().
    /// Once the token asks for it, all work ends with StorageFault::Stopped, in the middle of a
    /// query too.
    static Result<Backlog> open(const std::filesystem::path& book, std::stop_token stop = {});
    /// Over a connection of the caller's to a book of the newest format; problems have this path.
    Backlog(std::filesystem::path path, std::shared_ptr<SQLite::Database> database);

    /// Works out the facts of some hands. False when no hand is left.
    Result<bool> workOutFacts();
    /// Sums up a sheet. False when no sheet is left.
    Result<bool> tally();

    /// Learns how people play from some hands; see noticeHands(). False when no hand is left.
    Result<bool> noticePlay();
    /// No hand up to now is learned from any more.
    std::optional<Problem> leaveUnnoticed();

    /// The newest hand of people whose decisions were not reviewed; nothing when all are. Hands
    /// with a hint are not reviewed: the hint would be praised.
    Result<std::optional<UnreviewedHand>> nextToReview();
    /// Keeps what a review found, in place of what was known.
    std::optional<Problem> keepReview(std::int64_t hand, const ReviewedHand& found);

private:
    std::filesystem::path path_;
    std::shared_ptr<SQLite::Database> database_;
    std::shared_ptr<QueryStop> stop_; ///< of a connection of its own
};

} // namespace sheepshead
