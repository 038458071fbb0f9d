// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/coach.h"
#include "app/learn/drill_controller.h"
#include "app/learn/lesson_controller.h"
#include "engine/statistics/evening.h"

#include <functional>

namespace sheepshead {

/// What the program teaches at the table: lessons, drills, and a coach beside the game.
class Teaching : public QObject {
    Q_OBJECT

public:
    struct Room {
        MainWindow& window;
        TableWidget& table;
        TableHost& host;
        SettingsController& settings;
        /// Hands of the book in which the person gave points away so, the costliest first.
        std::function<std::vector<HandRecord>(CostPart)> costlyHands;
    };
    explicit Teaching(const Room& room);

    /// What is known of the other players, for the coach.
    void meet(const Acquaintances& known) { coach_.meet(known); }
    /// Drills deal from this number on.
    void setSeed(std::uint64_t seed) { drills_.setSeed(seed); }

    /// Takes the first lesson that is not done.
    void teach() { lessons_.teach(); }

Q_SIGNALS:
    /// The coach has spoken of a decision.
    void coached();

private:
    void connectCommands();
    void connectCoach();
    bool mayCoach() const;

    Room room_;
    LessonController lessons_;
    DrillController drills_;
    Coach coach_;
};

} // namespace sheepshead
