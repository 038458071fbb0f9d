// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/four_seats.h"
#include "engine/playout/habits.h"
#include "engine/playout/play_position.h"

namespace sheepshead {

/// How likely a card lies in the bury or the picker's hand, relative to a place in another hand.
inline constexpr auto buriedTrump = static_cast<float>(regularHabits.beliefs.buriedTrump);
inline constexpr auto buriedFail = static_cast<float>(regularHabits.beliefs.buriedFail);
inline constexpr auto pickersTrump = static_cast<float>(regularHabits.beliefs.pickersTrump);
inline constexpr auto pickersFail = static_cast<float>(regularHabits.beliefs.pickersFail);

/// What the seat to act sees.
struct Sight {
    const PlayPosition* position = nullptr;
    Seat viewer {};
    CardSet hand;
    CardSet unseen;       ///< in other hands or buried, as far as the viewer knows
    CardSet hiddenCalled; ///< the called card, unless the viewer sees it
    SeatSet behind;       ///< seats still to play to the trick
    int toPlay = 0;       ///< their number; the first ones in the viewer's order
    int held = 0;         ///< cards of each of these
    bool maker = false;
};

/// Estimates who plays on the side of the seat to act, from what all have seen: the known makers,
/// and how much the others behave like one.
class SideOdds {
public:
    explicit SideOdds(const PlaySetting& setting);

    /// All other functions answer about this sight until the next look.
    void look(const Sight& sight);

    const Others& others(Seat viewer) const { return others_[viewer]; }

    /// 0 for a certain opponent to 1 for a companion, and the viewer.
    float friendly(const Sight& sight, Seat seat);
    /// The same for all others who are still to play.
    const Each& friends() const { return *friends_; }
    /// The expected number of those still to play who are on the viewer's side.
    float friendsBehind() const { return friendsBehind_; }
    /// How likely each other seat holds the called card, which the viewer does not see. The first
    /// form is only valid if a seat is still to play.
    const Each& holdsCalled() const { return holdsCalled_; }
    const Each& holdsCalled(const Sight& sight)
    {
        if (!suspicionsWeighed_)
            weighSuspicions(sight);
        return holdsCalled_;
    }

private:
    /// A viewer's estimate as long as only these makers are known.
    struct Guess {
        unsigned key = ~0U; ///< known makers, and whether the viewer is one
        bool makersHide = false;
        float share = 0; ///< how likely each unknown seat is a maker
        Each friends {};
        std::array<float, maxSeats> friendsBehind {}; ///< among the next n seats, by n
    };

    void guess(const Sight& sight, Guess& guess) const;
    bool hasDecided(const PlayPosition& position) const;
    void countMakers(const Sight& sight, Guess& guess) const;
    Each friendsAmong(const Sight& sight, const Each& hidden) const;
    float friendsAmongNext(int seats, const Each& friends) const;
    void lookAtSuspects(const Sight& sight);
    void weighSuspicions(const Sight& sight);

    const PlaySetting& setting_;
    std::size_t fours_; ///< that are in use
    float blind_;       ///< how many cards lie in it
    std::size_t calledKind_ = 0;
    bool oneIsCalled_;
    bool playDecides_; ///< who is a maker; until then the viewer itself may become one
    SeatSet pickers_;
    PerSeat<Others> others_;
    PerSeat<Guess> guesses_;

    const Guess* guess_ = nullptr;
    bool suspects_ = false; ///< the holder of the called card is the hidden maker
    bool suspicionsWeighed_ = false;
    const Each* friends_ = nullptr;
    float friendsBehind_ = 0;
    Each holdsCalled_ {};      ///< once the suspicions are weighed
    Each suspectedFriends_ {}; ///< where they matter
};

} // namespace sheepshead
