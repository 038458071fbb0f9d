// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/coach.h"
#include "app/learn/drill_controller.h"
#include "app/learn/lesson_controller.h"
#include "engine/statistics/evening.h"

#include <array>
#include <functional>

namespace sheepshead {

/// What the program teaches at the table: lessons, drills, and a coach beside the game. One of them
/// has the table at a time, and the game waits for a lesson or a drill to end.
class Teaching : public QObject {
    Q_OBJECT

public:
    struct Room {
        MainWindow& window;
        TableWidget& table;
        SettingsController& settings;
        /// Hands of the book in which the person gave points away so, the costliest first.
        std::function<std::vector<HandRecord>(CostPart)> costlyHands;
        /// The hand on the table counts for nothing: the coach may always speak of it.
        std::function<bool()> isPractice;
    };
    explicit Teaching(const Room& room);

    /// The game on the table; a lesson or a drill gives way to it. It must outlive its place there.
    void setGame(Game& game);
    /// What is known of the other players, for the coach.
    void meet(const Acquaintances& known) { coach_.meet(known); }
    /// Drills deal from this number on.
    void setSeed(std::uint64_t seed) { drills_.setSeed(seed); }

    /// A lesson or a drill has the table.
    bool isOn() const { return lessons_.isOn() || drills_.isOn(); }
    /// Takes the first lesson that is not done.
    void teach() { lessons_.teach(); }
    /// The next step of the lesson, or the next question of the drill.
    void goOn();
    /// Puts the game back on the table.
    void leave();

Q_SIGNALS:
    /// A lesson or a drill takes the table; a practice must leave it to the game before.
    void aboutToBegin();
    /// A lesson or a drill began or ended.
    void changed();
    /// The table is the game's again; what happened in it is about to be shown.
    void ended();
    /// The coach has spoken of a decision.
    void coached();

private:
    std::array<TableCourse*, 2> courses() { return { &lessons_, &drills_ }; }
    void connectCommands();
    void connectCourse(TableCourse& course);
    void connectCoach();
    bool mayCoach() const;

    Room room_;
    LessonController lessons_;
    DrillController drills_;
    Coach coach_;
};

} // namespace sheepshead
