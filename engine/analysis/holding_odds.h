// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis/play_position.h"

#include <array>

namespace sheepshead {

/// What still beats the card that takes the trick so far: cards that the seat to act does not see.
struct Threat {
    CardSet led;       ///< all cards of the suit
    CardSet following; ///< of that suit
    CardSet ruffing;   ///< trump, by who cannot follow
    bool operator==(const Threat&) const = default;
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

    /// That a seat that has still to play has none of these unseen cards, which are of one suit.
    float none(Seat seat, CardSet cards);
    /// 0 for a certain opponent to 1 for a companion, and the viewer.
    float friendly(Seat seat);
    /// How many of those who have still to play are on his side.
    float friendsBehind() const { return friendsBehind_; }
    /// How many trump his opponents hold; only when he leads.
    float trumpAgainst();

    /// What becomes of his side's chance to take the trick once those behind him have played.
    float kept(float ours, const Threat& threat);
    /// That nobody behind him has to take the trick, for having some of the higher cards and none
    /// of the lower ones.
    float leftToHim(CardSet higher, CardSet lower);

private:
    /// A number for each of four seats; they go through the processor at once.
    using Four = float __attribute__((vector_size(16)));
    using FourInts = std::int32_t __attribute__((vector_size(16)));
    static constexpr std::size_t fours = 2; ///< that hold everybody but the viewer

    /// The powers of a number: base to the i.
    struct Powers {
        std::array<Four, 4> fours {};
        float operator[](int exponent) const
        {
            return fours[static_cast<std::size_t>(exponent) / 4][exponent % 4];
        }
    };

    /// That so many cards of a kind are not in a hand that may hold them.
    struct Lack {
        Powers ofOthers;
        Powers ofPicker;
    };

    static Four all(float value) { return Four { value, value, value, value }; }

    /// That some cards of a suit are not in a hand.
    struct Absence {
        Four ofOthers = all(1);
        Four ofPicker = all(1);
        SeatSet voids;
        bool calledAmong = false; ///< and the called card is one of them
    };

    /// The others in the order in which they play after a seat.
    struct Order {
        std::array<FourInts, fours> bits {}; ///< one for each, none where nobody is left
        std::array<std::uint8_t, 4 * fours> seats {};
        PerSeat<std::uint8_t> places;
    };

    static Powers powersOf(float base);
    static Four select(FourInts mask, Four yes, Four no) { return mask ? yes : no; }
    static float sumOf(Four each) { return (each[0] + each[1]) + (each[2] + each[3]); }
    FourInts among(std::size_t four, SeatSet seats) const;
    float roomAside(bool trump) const;
    const Lack& lackOf(std::size_t kind);
    void weigh(std::size_t kind);
    void weighSuspicions();
    float holdsCalled(Seat seat);
    void countMakers();
    void lookBehind();
    Absence absence(CardSet cards);
    Four none(std::size_t four, const Absence& absence) const;
    std::size_t foursBehind() const { return setting_.seats.size() > 5 ? 2 : 1; }

    const PlaySetting& setting_;
    float blind_ = 0;
    std::optional<Card> called_; ///< the one card that makes the partner
    SeatSet pickers_;            ///< the picker, if there is one
    PerSeat<Order> order_;       ///< by viewer

    const PlayPosition* position_ = nullptr;
    Seat viewer_ {};
    CardSet hand_;
    CardSet unseen_;
    SeatSet behind_;           ///< who have still to play to the trick
    int held_ = 0;             ///< cards of each of these
    bool calledHides_ = false; ///< the called card lies where the viewer cannot see it
    bool maker_ = false;
    float share_ = 0;       ///< of the hidden makers, each seat's that is not known
    bool suspects_ = false; ///< the hidden maker is who holds the called card
    unsigned weighed_ = 0;
    std::array<Lack, suitKinds> lacks_; ///< of the kinds that were weighed
    bool suspicionsWeighed_ = false;
    std::array<Four, fours> holdsCalled_ {}; ///< once the suspicions are weighed
    std::array<Four, fours> friends_ {};     ///< behind the viewer
    float friendsBehind_ = 0;
};

} // namespace sheepshead
