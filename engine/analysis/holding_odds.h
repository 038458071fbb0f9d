// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis/play_position.h"

#include <array>

namespace sheepshead {

/// Cards that the seat to act does not see, all of one kind, and how many they are: counted once,
/// asked about more than once.
struct CountedCards {
    explicit CountedCards(CardSet of)
        : cards(of)
        , count(of.size())
    {
    }
    bool empty() const { return cards.empty(); }

    CardSet cards;
    int count;
};

/// What the seat to act makes of the hands of those who have still to play to the trick, from what
/// everybody has seen and his own cards: how likely each holds none of some cards, and who plays on
/// his side. As Memory tells it, for playouts: quick, and without what hardly ever matters.
class HoldingOdds {
public:
    explicit HoldingOdds(const PlaySetting& setting);

    /// Keeps a reference to the position until the next look.
    void look(const PlayPosition& position);

    Seat viewer() const { return viewer_; }
    CardSet hand() const { return hand_; }
    /// In other hands or under the table, as far as he knows.
    CardSet unseen() const { return unseen_; }
    /// How many play after him to the trick.
    int toPlay() const { return toPlay_; }

    /// That another seat has none of these unseen cards, which are of one suit.
    float none(Seat seat, CardSet cards);
    /// 0 for a certain opponent to 1 for a companion, and the viewer.
    float friendly(Seat seat);
    /// How many of those who have still to play are on his side.
    float friendsBehind() const { return friendsBehind_; }
    /// How many trump his opponents hold; only when he leads.
    float trumpAgainst();

    /// What becomes of his side's chance to take the trick once those behind him have played, where
    /// a card of the kind that was led has it and these beat it, beside trump.
    float kept(float ours, std::size_t led, const CountedCards& higher);
    /// The same where a trump has it that does not follow.
    float keptByRuff(float ours, std::size_t led, const CountedCards& higher);
    /// That nobody behind him has to take the trick, for having some of the higher cards and none
    /// of the lower ones of a kind.
    float leftToHim(std::size_t kind, const CountedCards& higher, const CountedCards& lower);

private:
    /// A number for each of four seats; they go through the processor at once.
    using Four = float __attribute__((vector_size(16)));
    using FourInts = std::int32_t __attribute__((vector_size(16)));
    static constexpr std::size_t mostFours = 2; ///< that hold everybody but the viewer
    using Each = std::array<Four, mostFours>;

    /// That a seat has none of so many cards of a kind: each seat's, by their number.
    using Lack = std::array<std::array<Four, 16>, mostFours>;

    /// The others in the order in which they play after a seat.
    struct Order {
        std::array<FourInts, mostFours> bits {}; ///< one for each, none where nobody is left
        Each trumpWeight {}; ///< of a place in his hand, for a trump and for a fail card
        Each failWeight {};
        std::array<std::uint8_t, 4 * mostFours> seats {};
        PerSeat<std::uint8_t> places;
    };

    /// What a viewer makes of the others while nothing but these makers is known.
    struct Sides {
        unsigned key = ~0U; ///< the makers whom everybody knows, and whether he is one
        bool makersHide = false;
        float share = 0; ///< of the hidden makers, each seat's that is not known
        Each friends {};
        std::array<float, maxSeats> friendsBehind {}; ///< among so many next ones
    };

    static Four all(float value) { return Four { value, value, value, value }; }
    static Four select(FourInts mask, Four yes, Four no) { return mask ? yes : no; }
    static float sumOf(Four each) { return (each[0] + each[1]) + (each[2] + each[3]); }
    FourInts among(std::size_t four, SeatSet seats) const;
    float roomAside(bool trump) const;
    const Lack& lackOf(std::size_t kind);
    float shareOfPlaces(bool trump, SeatSet holders) const;
    void weigh(std::size_t kind);
    void weighSuspicions();
    float holdsCalled(Seat seat);
    void countMakers(Sides& sides) const;
    void guessSides(Sides& sides) const;
    void lookBehind();
    Each friendsAmong(const Each& hidden) const;
    float friendsAmongNext(int seats, const Each& friends) const;
    Four none(std::size_t four, const Lack& lack, const CountedCards& cards) const;
    const Each& ruffsOf(std::size_t led);
    void weighRuffs(std::size_t led);
    const Each& cannotFollow(std::size_t led);
    void weighFollowing(std::size_t led);
    float after(float ours, std::size_t four, Four beats) const;

    const PlaySetting& setting_;
    float blind_ = 0;
    std::size_t fours_; ///< that are in use
    CardSet called_;    ///< the one card that makes the partner
    std::size_t calledKind_ = 0;
    SeatSet pickers_;      ///< the picker, if there is one
    PerSeat<Order> order_; ///< by viewer
    PerSeat<Sides> sides_;

    const PlayPosition* position_ = nullptr;
    Seat viewer_ {};
    CardSet hand_;
    CardSet unseen_;
    CardSet hiddenCalled_; ///< the called card where the viewer cannot see it
    SeatSet behind_;       ///< who have still to play to the trick
    int toPlay_ = 0;       ///< how many they are: the first ones in his order
    int held_ = 0;         ///< cards of each of these
    const Sides* known_ = nullptr;
    bool maker_ = false;
    bool suspects_ = false; ///< the hidden maker is who holds the called card
    bool suspicionsWeighed_ = false;
    float friendsBehind_ = 0;
    unsigned weighed_ = 0; ///< kinds of which the next three are worked out
    unsigned following_ = 0;
    unsigned ruffing_ = 0;
    Each holdsCalled_ {}; ///< once the suspicions are weighed
    Each friends_ {};     ///< behind the viewer
    std::array<Lack, suitKinds> lacks_;
    std::array<Each, suitKinds> cannotFollow_;
    std::array<Each, suitKinds> ruffs_; ///< a seat cannot follow and has a trump
};

} // namespace sheepshead
