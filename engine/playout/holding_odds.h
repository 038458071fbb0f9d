// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/side_odds.h"

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

    Seat viewer() const { return sight_.viewer; }
    CardSet hand() const { return sight_.hand; }
    /// In other hands or under the table, as far as he knows.
    CardSet unseen() const { return sight_.unseen; }
    /// How many play after him to the trick.
    int toPlay() const { return sight_.toPlay; }
    bool maker() const { return sight_.maker; }

    /// That another seat has none of these unseen cards, which are of one suit.
    float none(Seat seat, CardSet cards);
    /// 0 for a certain opponent to 1 for a companion, and the viewer.
    float friendly(Seat seat) { return sides_.friendly(sight_, seat); }
    /// How many of those who have still to play are on his side.
    float friendsBehind() const { return sides_.friendsBehind(); }
    /// How many trump his opponents hold; only when he leads.
    float trumpAgainst();

    /// What becomes of his side's chance to take the trick once those behind him have played, where
    /// a card of the kind that was led has it and these beat it, beside trump. Somebody must be
    /// behind him, for this and for the next one.
    float kept(float ours, std::size_t led, const CountedCards& higher);
    /// The same where a trump has it that does not follow.
    float keptByRuff(float ours, std::size_t led, const CountedCards& higher);
    /// That nobody behind him has to take the trick, for having some of the higher cards and none
    /// of the lower ones of a kind.
    float leftToHim(std::size_t kind, const CountedCards& higher, const CountedCards& lower);

private:
    /// That a seat has none of so many cards of a kind: each seat's, by their number.
    using Lack = std::array<std::array<FourFloats, 16>, mostFours>;

    float roomAside(bool trump) const;
    float shareOfPlaces(bool trump, SeatSet holders) const;
    const Lack& lackOf(std::size_t kind)
    {
        if ((weighed_ >> kind & 1U) == 0)
            weigh(kind);
        return lacks_[kind];
    }
    void weigh(std::size_t kind);
    FourFloats none(std::size_t four, const Lack& lack, const CountedCards& cards) const;
    const Each& cannotFollow(std::size_t led)
    {
        if ((following_ >> led & 1U) == 0)
            weighFollowing(led);
        return cannotFollow_[led];
    }
    void weighFollowing(std::size_t led);
    const Each& ruffsOf(std::size_t led)
    {
        if ((ruffing_ >> led & 1U) == 0)
            weighRuffs(led);
        return ruffs_[led];
    }
    void weighRuffs(std::size_t led);
    float after(float ours, std::size_t four, FourFloats beats) const;
    template <class BeatsOfFour> float afterAll(float ours, const BeatsOfFour& beats) const;

    const PlaySetting& setting_;
    float blind_ = 0;           ///< how many cards lie in it
    int seats_ = 0;             ///< how many they are
    std::size_t fours_;         ///< that are in use
    CardSet called_;            ///< the one card that makes the partner
    SeatSet pickers_;           ///< the picker, if there is one
    PerSeat<Each> trumpWeight_; ///< of a place in another hand, for a trump and for a fail card
    PerSeat<Each> failWeight_;
    SideOdds sides_;

    Sight sight_;
    unsigned weighed_ = 0; ///< kinds of which the next three are worked out
    unsigned following_ = 0;
    unsigned ruffing_ = 0;
    std::array<Lack, suitKinds> lacks_;
    std::array<Each, suitKinds> cannotFollow_;
    std::array<Each, suitKinds> ruffs_; ///< a seat cannot follow and has a trump
};

// Here, as a playout asks for them with every other card; left to itself the compiler would spend a
// twentieth of a playout on calling kept().

inline FourFloats HoldingOdds::none(
    std::size_t four, const Lack& lack, const CountedCards& cards) const
{
    const auto count = static_cast<std::size_t>(cards.count);
    if (!cards.cards.meets(sight_.hiddenCalled))
        return lack[four][count];
    return lack[four][count - 1] * (1 - sides_.holdsCalled()[four]);
}

/// One seat after the other takes the trick or leaves it.
inline float HoldingOdds::after(float ours, std::size_t four, FourFloats beats) const
{
    const FourFloats friends = sides_.friends()[four];
    const int left = sight_.toPlay - 4 * static_cast<int>(four);
    for (int i = 0; i < 4; ++i)
        if (i < left)
            ours += beats[i] * (friends[i] - ours);
    return ours;
}

template <class BeatsOfFour>
inline float HoldingOdds::afterAll(float ours, const BeatsOfFour& beats) const
{
    ours = after(ours, 0, beats(0));
    if (sight_.toPlay > 4) [[unlikely]]
        ours = after(ours, 1, beats(1));
    return ours;
}

[[gnu::always_inline]] inline float HoldingOdds::kept(
    float ours, std::size_t led, const CountedCards& higher)
{
    if (led == trumpKind) {
        if (higher.empty())
            return ours;
        const Lack& lack = lackOf(led);
        return afterAll(ours, [&](std::size_t four) { return 1 - none(four, lack, higher); });
    }
    const Each& ruffs = ruffsOf(led);
    if (higher.empty())
        return afterAll(ours, [&](std::size_t four) { return ruffs[four]; });
    const Lack& lack = lackOf(led);
    return afterAll(
        ours, [&](std::size_t four) { return 1 - none(four, lack, higher) + ruffs[four]; });
}

inline float HoldingOdds::keptByRuff(float ours, std::size_t led, const CountedCards& higher)
{
    if (higher.empty())
        return ours;
    const Each& cannot = cannotFollow(led);
    const Lack& lack = lackOf(trumpKind);
    return afterAll(
        ours, [&](std::size_t four) { return cannot[four] * (1 - none(four, lack, higher)); });
}

} // namespace sheepshead
