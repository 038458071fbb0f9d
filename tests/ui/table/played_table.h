// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_state.h"
#include "engine/players/random_player.h"
#include "ui/table/table_widget.h"

#include <QEventLoop>
#include <QTimer>

#include <functional>

namespace sheepshead::testing {

/// A real hand on a real table, as a session would run it: computer seats answer at once, the
/// viewer's turns go to a function that is to use the mouse or the keyboard.
class PlayedTable {
public:
    PlayedTable(HandState hand, Seat person, std::uint64_t seed = 1);

    TableWidget& table() { return table_; }
    const HandState& hand() const { return hand_; }
    /// What the viewer is asked now; empty while it is another seat's turn.
    const std::optional<ExplainedTurn>& turn() const { return turn_; }

    /// How many decisions were made so far.
    std::size_t decisions() const { return decisions_; }

    /// Called whenever the viewer is to act and the table is open for it.
    void setPerson(std::function<void()> person) { person_ = std::move(person); }
    /// Called whenever everything that happened so far is shown.
    void setWatcher(std::function<void()> watcher) { watcher_ = std::move(watcher); }
    /// What a computer seat does, instead of anything at random.
    void setChooser(std::function<Action(const Observation&, const std::vector<Action>&)> chooser)
    {
        chooser_ = std::move(chooser);
    }

    /// Shows the opening and goes on until the hand is over and shown, or nothing happens any more.
    bool playToEnd();

private:
    void apply(const Action& action);
    void tell(const std::vector<Event>& events);
    void step();

    HandState hand_;
    Seat viewer_;
    RandomPlayer random_;
    TableWidget table_;
    std::optional<ExplainedTurn> turn_;
    std::function<void()> person_;
    std::function<void()> watcher_;
    std::function<Action(const Observation&, const std::vector<Action>&)> chooser_;
    QTimer hurry_;
    QEventLoop ended_;
    std::size_t decisions_ = 0;
    bool over_ = false;
};

/// "You", Ada, Bruno …, as many as the table has chairs.
Seating seatingFor(const CheckedVariant& variant, Seat person);

} // namespace sheepshead::testing
