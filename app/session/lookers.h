// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"

#include <optional>
#include <vector>

namespace sheepshead {

/// The computer goes from hand to hand: no cards are shown.
struct Passing {
    std::optional<Seat> to = {};    ///< whose turn it is; empty while computer players decide
    std::vector<Event> missed = {}; ///< what is public of what happened since that seat looked last

    bool operator==(const Passing&) const = default;
};

/// Which of the people at one computer looks at the table. One person always looks. Of several,
/// none looks after the deal. A person who is to decide looks once it says so, until another one is
/// to decide.
class Lookers {
public:
    /// At least one.
    explicit Lookers(SeatSet people);

    SeatSet people() const { return people_; }
    bool areSeveral() const { return people_.size() > 1; }
    /// Who looks, or looked last: the first person before all hands.
    Seat viewer() const { return viewer_; }
    /// While no cards may be shown; never with one person.
    const std::optional<Passing>& passing() const { return passing_; }

    void beginHand();
    /// No person looks any more. Does nothing with one person.
    void lookAway();
    /// All may look: the hand is over, or there is none.
    void lookTogether() { passing_.reset(); }

    /// Whether this seat's person is to look before it is asked.
    bool mustPassTo(Seat seat) const;
    /// False if it was passed to this seat before.
    bool passTo(Seat seat);
    /// The person to whom it was passed looks. False if it was passed to none.
    bool look();

    /// Notes what happened, for those who do not look.
    void note(const std::vector<Event>& events);
    /// Decisions were taken back: what was noted has not happened.
    void forget();

private:
    SeatSet people_;
    Seat viewer_;
    std::optional<Passing> passing_;
    std::vector<Event> happened_;    ///< in this hand, as far as it is public
    PerSeat<std::size_t> seen_ = {}; ///< how many of them each person saw
};

} // namespace sheepshead
