// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

class CurrentGame;
class Game;
class ReviewController;
class Teaching;

/// Whose the table is: the game's, or that of a practice, a lesson or a drill, for which the game
/// waits. At the start there is no game yet.
class TableUse {
public:
    TableUse(const CurrentGame& game, const ReviewController& practice, const Teaching& teaching);

    /// A practice, a lesson or a drill has the table.
    bool gameWaits() const;
    /// A lesson or a drill has it.
    bool isLesson() const;
    /// The hand on the table counts for nothing.
    bool handIsPractice() const;
    /// The practice on the table, else the game, also while it waits for a lesson; null before the
    /// first game.
    const Game* game() const;

private:
    const CurrentGame& game_;
    const ReviewController& practice_;
    const Teaching& teaching_;
};

} // namespace sheepshead
