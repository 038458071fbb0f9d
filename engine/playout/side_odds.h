// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/four_seats.h"
#include "engine/playout/play_position.h"

namespace sheepshead {

/// How much likelier than a place in a hand one under the table is to hold trump.
inline constexpr float buriedTrump = 0.1F;

/// What the seat to act sees at a glance.
struct Sight {
    const PlayPosition* position = nullptr;
    Seat viewer {};
    CardSet hand;
    CardSet unseen;       ///< in other hands or under the table, as far as he knows
    CardSet hiddenCalled; ///< the called card where he cannot see it
    SeatSet behind;       ///< who have still to play to the trick
    int toPlay = 0;       ///< how many they are: the first ones in his order
    int held = 0;         ///< cards of each of these
    bool maker = false;
};

/// Who plays on the side of the seat to act, from what everybody has seen: the makers who are
/// known, and how much the others behave like one.
class SideOdds {
public:
    explicit SideOdds(const PlaySetting& setting);

    /// Only to be asked about this sight until the next look.
    void look(const Sight& sight);

    const Others& others(Seat viewer) const { return others_[viewer]; }

    /// 0 for a certain opponent to 1 for a companion, and the viewer.
    float friendly(const Sight& sight, Seat seat);
    /// The same of the others, as far as they are behind the viewer.
    const Each& friends() const { return *friends_; }
    /// How many of those who have still to play are on his side.
    float friendsBehind() const { return friendsBehind_; }
    /// That each other seat has the called card, which the viewer does not see; weighed in time
    /// where somebody is still to play.
    const Each& holdsCalled() const { return holdsCalled_; }
    const Each& holdsCalled(const Sight& sight)
    {
        if (!suspicionsWeighed_)
            weighSuspicions(sight);
        return holdsCalled_;
    }

private:
    /// What a viewer makes of the others while nothing but these makers is known.
    struct Guess {
        unsigned key = ~0U; ///< the makers whom everybody knows, and whether he is one
        bool makersHide = false;
        float share = 0; ///< of the hidden makers, each seat's that is not known
        Each friends {};
        std::array<float, maxSeats> friendsBehind {}; ///< among so many next ones
    };

    void guess(const Sight& sight, Guess& guess) const;
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
    SeatSet pickers_;
    PerSeat<Others> others_;
    PerSeat<Guess> guesses_;

    const Guess* guess_ = nullptr;
    bool suspects_ = false; ///< the hidden maker is who holds the called card
    bool suspicionsWeighed_ = false;
    const Each* friends_ = nullptr;
    float friendsBehind_ = 0;
    Each holdsCalled_ {};      ///< once the suspicions are weighed
    Each suspectedFriends_ {}; ///< where they matter
};

} // namespace sheepshead
