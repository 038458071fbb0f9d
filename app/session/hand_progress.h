// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/claims/claim.h"
#include "engine/hand/turn.h"

#include <optional>
#include <variant>

namespace sheepshead {

/// What the hand on the table is waiting for, or what happens to it next. It is in one state at a
/// time, and each transition has a name. A transition that the state does not allow changes
/// nothing, and its result says so.
class HandProgress {
public:
    /// There is no hand, or its end has been shown.
    void rest() { state_ = Resting {}; }
    /// The listeners are being told what happened; no decision is possible.
    void startTelling() { state_ = Telling {}; }
    /// The seat to act is asked only when it has no claim.
    void hold(const Turn& turn) { state_ = Held { turn }; }
    /// The seat to act is asked once its person looks at the table.
    void pass(const Turn& turn) { state_ = Passed { turn }; }
    /// The seat to act is asked.
    void ask(const Turn& turn) { state_ = Asked { turn }; }
    /// The hand is over; its end is still to be shown.
    void end() { state_ = Ended {}; }

    /// The turn of the seat to act, until it has answered; null in another state.
    const Turn* turn() const { return held() ? held() : passed() ? passed() : asked(); }
    /// The turn that waits for the search for a claim; null in another state.
    const Turn* held() const { return turnIn<Held>(); }
    /// The turn that waits until its person looks; null in another state.
    const Turn* passed() const { return turnIn<Passed>(); }
    /// The turn that waits for an answer; null in another state.
    const Turn* asked() const { return turnIn<Asked>(); }

    /// The seat that was asked has answered. False when no seat was asked.
    bool answer(const Action& action);
    /// The seat to act lays its cards down. False when it is not the turn of any seat.
    bool layDown(const Claim& claim);

    /// The answer, once; the state is then Telling.
    std::optional<Action> takeAnswer();
    /// The claim that is to be played out, once; the state is then Telling.
    std::optional<Claim> takeClaim();
    /// Whether the end is still to be shown; asked once, the state is then Resting.
    bool takeEnd();

private:
    struct Resting { };
    struct Telling { };
    struct Held {
        Turn turn;
    };
    struct Passed {
        Turn turn;
    };
    struct Asked {
        Turn turn;
    };
    struct Answered {
        Action action;
    };
    struct LaidDown {
        Claim claim;
    };
    struct Ended { };

    template <class State> const Turn* turnIn() const
    {
        const auto* const state = std::get_if<State>(&state_);
        return state == nullptr ? nullptr : &state->turn;
    }

    std::variant<Resting, Telling, Held, Passed, Asked, Answered, LaidDown, Ended> state_;
};

} // namespace sheepshead
