// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/coach.h"
#include "app/learn/day_hand_controller.h"
#include "app/learn/drill_controller.h"
#include "app/learn/lesson_controller.h"

namespace sheepshead {

/// What the program teaches at the table: lessons, drills and the hand of the day, hints, and a
/// coach beside the game.
class Teaching : public QObject {
    Q_OBJECT

public:
    /// The person's mistakes come back from this book.
    Teaching(const TablePlace& place, ScoreBookController& book);

    /// What is known of the other players of the game, for hints and the coach. The players of a
    /// guest at the table may be others, and are met there for the first time.
    void meet(const Acquaintances& known);
    /// Drills deal from this number on.
    void setSeed(std::uint64_t seed) { drills_.setSeed(seed); }

    /// Takes the first lesson that is not done.
    void teach() { lessons_.teach(); }

Q_SIGNALS:
    /// The person has seen a hint, or the coach has spoken of a decision.
    void helped();

private:
    void meetThoseAtTable();
    void connectCommands();
    void connectHint();
    void connectCoach();
    bool mayCoach() const;

    TablePlace place_;
    LessonController lessons_;
    DrillController drills_;
    DayHandController dayHand_;
    Acquaintances known_; ///< of the game
    Advisor advisor_;
    Coach coach_;
};

} // namespace sheepshead
