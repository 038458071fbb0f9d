// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/side_odds.h"

namespace sheepshead {

/// Hidden cards of one kind with their number, counted once.
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

/// Estimates, for the seat to act, how likely the seats still to play hold none of some cards, and
/// who plays on its side. A fast version of Memory for playouts: it leaves out what hardly ever
/// matters.
class HoldingOdds {
public:
    explicit HoldingOdds(const PlaySetting& setting);

    /// Keeps a reference to the position until the next look.
    void look(const PlayPosition& position);

    Seat viewer() const { return sight_.viewer; }
    CardSet hand() const { return sight_.hand; }
    /// Cards in other hands or buried, as far as the viewer knows.
    CardSet unseen() const { return sight_.unseen; }
    /// How many play to the trick after the viewer.
    int toPlay() const { return sight_.toPlay; }
    bool maker() const { return sight_.maker; }

    /// How likely another seat has none of these hidden cards, which must be of one suit.
    float none(Seat seat, CardSet cards);
    /// 0 for a certain opponent to 1 for a companion, and the viewer.
    float friendly(Seat seat) { return sides_.friendly(sight_, seat); }
    /// The expected number of those still to play who are on the viewer's side.
    float friendsBehind() const { return sides_.friendsBehind(); }
    /// The expected number of trump that the opponents hold; only for a lead.
    float trumpAgainst();

    /// The side's chance to take the trick once all have played, if it is `ours` now: a card of the
    /// kind that was led has it, and `higher` and trump beat it. At least one seat must be still to
    /// play, here and in keptByRuff().
    float kept(float ours, std::size_t led, const CountedCards& higher);
    /// The same if a trump that does not follow suit has the trick.
    float keptByRuff(float ours, std::size_t led, const CountedCards& higher);
    /// How likely no seat still to play must take the trick, for holding some of the higher cards
    /// of a kind and none of the lower ones.
    float leftToHim(std::size_t kind, const CountedCards& higher, const CountedCards& lower);

private:
    /// How likely each seat has none of n cards of a kind, by n.
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

// Inline because playouts call these for every other card: calls of kept() alone would take 5 % of
// a playout.

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
