// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/support/result.h"
#include "engine/tutor/drill.h"
#include "engine/tutor/mistake.h"

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace sheepshead {

/// A mistake that is to be asked.
struct PiledMistake {
    std::int64_t hand = 0;
    int action = 0;
    std::string day; ///< of the hand; may be empty
    Drill drill;
};

/// How a person's pile stands on a day.
struct PileState {
    std::vector<PiledMistake> today; ///< what is left of the day's questions, in order
    MistakeFigures figures;
};

/// The mistakes of one person in hands that count, which are asked again at growing distances; see
/// daysInBox. Over a connection of its own to the score book.
class MistakePile {
public:
    /// The book must be there, checked and of the newest format: ScoreBook::open().
    static Result<MistakePile> open(const std::filesystem::path& book);

    /// What the person of this name, in this seat, did in hands played with this book; never in one
    /// that was imported. Of what is due, mistakes that were asked before come first, then the
    /// costliest, together at most questionsADay. One that cannot be replayed is left out.
    /// `today` is a day as in the book, "2026-11-27".
    Result<PileState> state(const std::string& person, Seat seat, const std::string& today) const;

    /// Notes an answer.
    std::optional<Problem> note(const PiledMistake& asked, bool right, const std::string& today);

private:
    MistakePile(std::filesystem::path path, std::unique_ptr<SQLite::Database> database);

    std::filesystem::path path_;
    std::unique_ptr<SQLite::Database> database_;
};

} // namespace sheepshead
