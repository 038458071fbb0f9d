// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/lanes.h"
#include "engine/playout/playout.h"
#include "engine/playout/suspicious_play.h"
#include "engine/rules/layouts.h"

#include <algorithm>
#include <span>

namespace sheepshead {

/// What all know of a seat, and what it has taken since, in the bits of one number.
namespace seatbits {

inline constexpr std::uint32_t points = 0xFF;
inline constexpr std::uint32_t oneTrick = 0x100;
inline constexpr std::uint32_t tricks = 0xF;
inline constexpr unsigned seatShift = 12;
inline constexpr std::uint32_t seat = 7;
inline constexpr std::uint32_t picker = 1U << 16U;
inline constexpr std::uint32_t called = 1U << 17U; ///< holds the called card, which is a duty
inline constexpr std::uint32_t known = 1U << 18U;  ///< as a maker
inline constexpr std::uint32_t maker = 1U << 19U;
inline constexpr unsigned voidShift = 20; ///< a bit for each kind of which it has shown a void

constexpr std::uint32_t voidOf(std::size_t kind) { return 1U << (voidShift + kind); }

} // namespace seatbits

/// The play of the cards in several positions of one hand at once, a position in each lane: the
/// rules of Playing and playCard() with masks instead of branches. All positions are equally far.
/// Seats are counted from the leader of the trick, so that the same place is to act in all lanes.
template <std::size_t seats> class LaneTable {
public:
    static constexpr std::size_t others = seats - 1;

    /// One position for each lane, or fewer: the last is then in the other lanes too.
    LaneTable(const PlaySetting& setting, std::span<Unfinished* const> tasks);

    bool over() const { return cards == 0; }
    template <std::size_t turn> LaneBits legal() const;
    /// One card in each lane, with its points.
    template <std::size_t turn> void play(LaneBits card, LaneFloats points);
    void endTrick();
    /// Writes what the seats have taken into a position, whose cards are then gone.
    void finish(std::size_t lane, PlayPosition& position) const;

    /// The kind of one card in each lane, as all of its cards and as the sign of a void.
    struct Kind {
        LaneBits suit;
        LaneBits voided;
    };
    Kind kindOf(LaneBits card) const;
    /// Cards that take the trick as it lies.
    LaneBits beating() const
    {
        const LaneBits higher = bitsAbove(best);
        return where((best & trump) != 0, higher & trump, (higher & led) | inAllLanes(trump));
    }
    Seat seatOf(std::size_t place, std::size_t lane) const
    {
        return seatAt(static_cast<int>(info[place][lane] >> seatbits::seatShift & seatbits::seat));
    }

    const PlaySetting& setting;
    std::array<std::uint32_t, suitKinds> suits {};
    std::uint32_t trump;
    float blindCards;          ///< how many lie in the blind, or are buried
    std::size_t firstTurn = 0; ///< the place to act at the beginning
    int cards = 0;             ///< in each hand at the beginning of the trick
    bool duties = false;       ///< a call may impose one
    bool secrets = false;      ///< a called card is hidden
    std::array<LaneBits, seats> hands;
    std::array<LaneBits, seats> info; ///< seatbits
    std::array<LaneFloats, seats> suspicion;
    LaneInts knownMakers {};
    LaneBits aside {}; ///< known to the picker
    LaneBits gone {};
    LaneBits led {};
    LaneBits ledVoid {};
    LaneBits best {};
    LaneInts winning {}; ///< a place
    LaneFloats trickPoints {};
    LaneBits dutySuit {};

private:
    void sit(std::size_t lane, const PlayPosition& position);
    void lay(std::size_t lane, const PlayPosition& position);
    template <std::size_t turn> void suspect(LaneBits card, LaneFloats points, LaneMask takes);
    LaneBits discard(LaneBits hand, LaneBits known) const;
    template <class Values> void turnBy(Values& values, LaneMask mask, std::size_t by) const;

    int tricksDone_ = 0;
    LaneBits dutyCalled_ {};
    LaneBits blind_ {};
    LaneBits winnersInfo_ {};
};

template <std::size_t seats>
LaneTable<seats>::LaneTable(const PlaySetting& of, std::span<Unfinished* const> tasks)
    : setting(of)
    , trump(of.trumps.trump().bits())
    , blindCards(static_cast<float>(of.variant.layout().blind))
{
    for (std::size_t kind = 0; kind < suitKinds; ++kind)
        suits[kind] = setting.trumps.ofKind(kind).bits();
    const PlayPosition& first = tasks.front()->position;
    firstTurn = static_cast<std::size_t>(first.play.cardsInTrick());
    cards = first.play.hand(first.play.turn()).size();
    tricksDone_ = first.tricksDone;
    for (std::size_t lane = 0; lane < laneCount; ++lane) {
        const PlayPosition& position = tasks[std::min(lane, tasks.size() - 1)]->position;
        sit(lane, position);
        lay(lane, position);
    }
    duties = anyBit(dutySuit);
    secrets = setting.picker && anyBit(~gone & setting.calledCard.bits());
}

template <std::size_t seats>
void LaneTable<seats>::sit(std::size_t lane, const PlayPosition& position)
{
    const Playing& play = position.play;
    const unsigned picker = setting.picker ? SeatSet { *setting.picker }.bits() : 0;
    const unsigned called = SeatSet { play.duty().partner }.bits();
    Seat seat = play.leader();
    for (std::size_t place = 0; place < seats; ++place, seat = setting.seats.nextAfter(seat)) {
        const int index = indexOf(seat);
        const auto sign = [=](unsigned some, std::uint32_t bit) {
            return (some >> index & 1U) * bit;
        };
        std::uint32_t known = static_cast<std::uint32_t>(index) << seatbits::seatShift;
        known |= sign(picker, seatbits::picker) | sign(called, seatbits::called);
        known |= sign(position.known.bits(), seatbits::known);
        known |= sign(position.makers.bits(), seatbits::maker);
        for (std::size_t kind = 0; kind < suitKinds; ++kind)
            known |= sign(position.voids[kind].bits(), seatbits::voidOf(kind));
        info[place][lane] = known;
        hands[place][lane] = play.hand(seat).bits();
        suspicion[place][lane] = position.suspicion[static_cast<std::size_t>(seat)];
        if (firstTurn > 0 && play.winning() == seat) {
            winning[lane] = static_cast<std::int32_t>(place);
            winnersInfo_[lane] = known;
        }
    }
    knownMakers[lane] = position.known.size();
}

template <std::size_t seats>
void LaneTable<seats>::lay(std::size_t lane, const PlayPosition& position)
{
    const Playing& play = position.play;
    aside[lane] = setting.picker ? position.aside[*setting.picker].bits() : 0;
    gone[lane] = position.gone.bits();
    blind_[lane] = static_cast<std::uint32_t>(position.blind.value);
    dutySuit[lane] = play.duty().suit.bits();
    dutyCalled_[lane] = play.duty().suit.empty() ? 0 : CardSet { play.duty().called }.bits();
    if (firstTurn == 0)
        return;
    led[lane] = play.ledSuit().bits();
    ledVoid[lane] = seatbits::voidOf(setting.trumps.kindOf(play.ledSuit()));
    best[lane] = CardSet { *play.best() }.bits();
    trickPoints[lane] = static_cast<float>(play.trickPoints().value);
}

template <std::size_t seats>
inline typename LaneTable<seats>::Kind LaneTable<seats>::kindOf(LaneBits card) const
{
    Kind kind {};
    for (std::size_t i = 0; i < suitKinds; ++i) {
        const LaneMask another = (card & suits[i]) == 0;
        kind.suit |= exceptWhere(another, inAllLanes(suits[i]));
        kind.voided |= exceptWhere(another, inAllLanes(seatbits::voidOf(i)));
    }
    return kind;
}

/// Playing::legal()
template <std::size_t seats>
template <std::size_t turn>
inline LaneBits LaneTable<seats>::legal() const
{
    const LaneBits hand = hands[turn];
    const LaneBits following = hand & led;
    if (!duties)
        return turn == 0 ? hand : where(following == 0, hand, following);
    const LaneBits called = hand & dutyCalled_;
    const LaneMask partner = ((info[turn] & seatbits::called) != 0) & (called != 0);
    if constexpr (turn == 0) {
        LaneMask bound = partner; // PART-LEAD
        if (setting.duty.running)
            bound &= countBits(hand & dutySuit) < 4;
        return where(bound, (hand & ~dutySuit) | called, hand);
    }
    const LaneBits other = where(partner, hand & ~called, discard(hand, info[turn])); // PART-HOLD
    const LaneBits legal = where(following == 0, where(other == 0, hand, other), following);
    return where(partner & (led == dutySuit), called, legal); // PART-FOLLOW
}

/// HOLD
template <std::size_t seats>
inline LaneBits LaneTable<seats>::discard(LaneBits hand, LaneBits known) const
{
    if (!setting.duty.pickerHolds)
        return hand;
    const LaneBits holds = hand & dutySuit;
    const LaneMask bound = ((known & seatbits::picker) != 0) & (withoutLowest(holds) == 0);
    return where(bound, hand & ~holds, hand);
}

template <std::size_t seats>
template <std::size_t turn>
inline void LaneTable<seats>::play(LaneBits card, LaneFloats points)
{
    LaneMask takes = LaneMask {} == 0;
    gone |= card;
    hands[turn] &= ~card;
    if constexpr (turn > 0)
        takes = (beating() & card) != 0;
    if (secrets)
        suspect<turn>(card, points, takes);
    const LaneBits before = info[turn];
    info[turn] |=
        exceptWhere((card & setting.partnerCards.bits()) == 0, inAllLanes(seatbits::known));
    knownMakers -= before != info[turn];
    if constexpr (turn == 0) {
        const Kind kind = kindOf(card);
        led = kind.suit;
        ledVoid = kind.voided;
        trickPoints = points;
        best = card;
        winning = LaneInts {};
        winnersInfo_ = info[turn];
    } else {
        info[turn] |= onlyWhere((card & led) == 0, ledVoid);
        trickPoints += points;
        best = where(takes, card, best);
        winning = where(takes, inAllLanes(static_cast<std::int32_t>(turn)), winning);
        winnersInfo_ = where(takes, info[turn], winnersInfo_);
    }
}

/// suspicionOf()
template <std::size_t seats>
template <std::size_t turn>
inline void LaneTable<seats>::suspect(LaneBits card, LaneFloats points, LaneMask takes)
{
    LaneFloats times;
    if constexpr (turn == 0)
        times = suspicionOfLead<LaneFloats, LaneMask>((card & trump) != 0);
    else {
        const LaneMask schmears = points >= static_cast<float>(suspicions::schmear);
        const LaneMask pickerHasIt = (winnersInfo_ & seatbits::picker) != 0;
        times = suspicionOfFollow<LaneFloats>(takes, schmears, pickerHasIt);
    }
    const LaneMask noticed =
        ((~gone & setting.calledCard.bits()) != 0) & ((info[turn] & seatbits::picker) == 0);
    suspicion[turn] *= where(noticed, times, inAllLanes(1.0F));
}

template <std::size_t seats>
template <class Values>
inline void LaneTable<seats>::turnBy(Values& values, LaneMask mask, std::size_t by) const
{
    const Values before = values;
    for (std::size_t place = 0; place < seats; ++place)
        values[place] = where(mask, before[(place + by) % seats], before[place]);
}

/// The winner is the next leader: the table is turned by 1, 2 and 4 places where its place has
/// these bits.
template <std::size_t seats> inline void LaneTable<seats>::endTrick()
{
    for (std::size_t by = 1; by < seats; by *= 2) {
        const LaneMask mask = (winning & static_cast<std::int32_t>(by)) != 0;
        turnBy(hands, mask, by);
        turnBy(info, mask, by);
        if (secrets)
            turnBy(suspicion, mask, by);
    }
    const LaneInts points = __builtin_convertvector(trickPoints, LaneInts);
    info[0] += reinterpret_cast<LaneBits>(points) + seatbits::oneTrick;
    if (++tricksDone_ == setting.blindTrick) {
        info[0] += blind_;
        blind_ = LaneBits {};
    }
    --cards;
    const LaneMask done = led == dutySuit;
    dutySuit = exceptWhere(done, dutySuit);
    dutyCalled_ = exceptWhere(done, dutyCalled_);
    duties = duties && anyBit(dutySuit);
    secrets = secrets && anyBit(~gone & setting.calledCard.bits());
}

template <std::size_t seats>
void LaneTable<seats>::finish(std::size_t lane, PlayPosition& position) const
{
    PerSeat<std::uint8_t> points;
    PerSeat<std::uint8_t> tricks;
    for (std::size_t place = 0; place < seats; ++place) {
        const std::uint32_t known = info[place][lane];
        const Seat seat = seatOf(place, lane);
        points[seat] = static_cast<std::uint8_t>(known & seatbits::points);
        tricks[seat] = static_cast<std::uint8_t>(known / seatbits::oneTrick & seatbits::tricks);
        if ((known & seatbits::known) != 0)
            position.known.add(seat);
    }
    position.gone = CardSet::fromBits(gone[lane]);
    position.tricksDone = tricksDone_;
    position.blind = { static_cast<int>(blind_[lane]) };
    position.play.endWith(points, tricks, seatOf(0, lane));
}

} // namespace sheepshead
