// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/lane_table.h"

namespace sheepshead {

/// What the seat to act sees in each lane: HoldingOdds and SideOdds for several positions, with the
/// same bits. `Each` has the other seats in their order after the viewer.
template <std::size_t seats> class LaneOdds {
public:
    static constexpr std::size_t others = seats - 1;
    using Each = std::array<LaneFloats, others>;

    /// How likely a hand has none of n cards of a kind.
    class Lack {
    public:
        Lack() = default;
        explicit Lack(LaneFloats holds)
            : one(1 - holds)
            , two(one * one)
            , three(two * one)
            , four(two * two)
        {
        }
        LaneFloats of(LaneInts count) const;
        static Lack where(LaneMask mask, const Lack& yes, const Lack& no);

        LaneFloats one;

    private:
        LaneFloats two;
        LaneFloats three;
        LaneFloats four;
    };
    /// That of each other seat: none lacks anything that is void, and the picker's hand differs.
    struct Lacks {
        Lack usual;
        Lack pickers;
        std::array<LaneMask, others> holder;
    };

    /// Of the place to act. Keeps a reference to the table.
    template <std::size_t turn> void look(const LaneTable<seats>& table);

    template <std::size_t turn> Lacks lacksOf(LaneBits voided, LaneMask trumpKind) const;
    /// How likely each of the next `count` seats has none of these cards of one kind.
    template <std::size_t count>
    Each none(const Lacks& lacks, LaneBits cards, LaneInts number) const;
    /// How likely each of them cannot follow.
    template <std::size_t count>
    Each cannotFollow(const Lacks& lacks, LaneBits led, LaneBits voided) const;
    /// The side's chance to take the trick, if it is `ours` now and every seat still to play beats
    /// it with a higher card: as likely as that times `times` plus `plus`.
    template <std::size_t count>
    LaneFloats kept(LaneFloats ours, const Lacks& lacks, LaneBits higher, LaneInts number,
        const Each& times, const Each& plus) const;
    /// The expected number of trump that the opponents hold; only for a lead.
    LaneFloats trumpAgainst() const;

    LaneBits hand;
    LaneBits unseen;
    LaneMask maker;
    LaneMask holdsTrump;
    LaneBits trumpOut;
    LaneInts trumpCount;
    Lacks trumpLacks; ///< unless the seat is the last of the trick
    Each friends;
    LaneFloats friendsBehind;

private:
    template <std::size_t turn> void weighSuspicions();
    template <std::size_t turn> void weighSides();
    LaneFloats shareOfMakers(LaneInts hidden, LaneInts unknownViewer) const;
    static LaneFloats addFirst(LaneFloats sum, const Each& each, std::size_t count);

    const LaneTable<seats>* table_ = nullptr;
    LaneBits own_; ///< seatbits of the viewer
    LaneBits hiddenCalled_;
    bool anyHidden_ = false;
    std::array<LaneBits, others> info_;
    std::array<LaneMask, others> picker_;
    Each holdsCalled_;
};

template <std::size_t seats> inline LaneFloats LaneOdds<seats>::Lack::of(LaneInts count) const
{
    using sheepshead::where;
    const LaneInts rest = count & 3;
    LaneFloats none = where(rest == 0, inAllLanes(1.0F), one);
    none = where(rest == 2, two, none);
    none = where(rest == 3, three, none);
    none = where(count > 3, none * four, none);
    if (!anyLane(count > 7))
        return none;
    none = where(count > 7, none * four, none);
    return where(count > 11, none * four, none);
}

template <std::size_t seats>
inline typename LaneOdds<seats>::Lack LaneOdds<seats>::Lack::where(
    LaneMask mask, const Lack& yes, const Lack& no)
{
    using sheepshead::where;
    Lack lack;
    lack.one = where(mask, yes.one, no.one);
    lack.two = where(mask, yes.two, no.two);
    lack.three = where(mask, yes.three, no.three);
    lack.four = where(mask, yes.four, no.four);
    return lack;
}

template <std::size_t seats>
template <std::size_t turn>
inline void LaneOdds<seats>::look(const LaneTable<seats>& table)
{
    const PlaySetting& setting = table.setting;
    table_ = &table;
    own_ = table.info[turn];
    hand = table.hands[turn];
    unseen = setting.deck.bits() & ~table.gone & ~hand
        & ~onlyWhere((own_ & seatbits::picker) != 0, table.aside);
    maker = (own_ & seatbits::maker) != 0;
    holdsTrump = (hand & table.trump) != 0;
    trumpOut = unseen & table.trump;
    trumpCount = countBits(trumpOut);
    for (std::size_t i = 0; i < others; ++i) {
        info_[i] = table.info[(turn + 1 + i) % seats];
        picker_[i] = (info_[i] & seatbits::picker) != 0;
    }
    hiddenCalled_ = LaneBits {};
    if (setting.partnerCards.size() == 1)
        hiddenCalled_ = unseen & setting.partnerCards.bits();
    anyHidden_ = anyBit(hiddenCalled_);
    if (anyHidden_)
        weighSuspicions<turn>();
    if constexpr (turn < others)
        trumpLacks = lacksOf<turn>(inAllLanes(seatbits::voidOf(trumpKind)), LaneMask {} == 0);
    weighSides<turn>();
}

/// SideOdds::weighSuspicions()
template <std::size_t seats>
template <std::size_t turn>
inline void LaneOdds<seats>::weighSuspicions()
{
    const PlaySetting& setting = table_->setting;
    const std::size_t kind = setting.trumps.kindOf(setting.partnerCards);
    const std::uint32_t unsuspected = seatbits::picker | seatbits::voidOf(kind);
    for (std::size_t i = 0; i < others; ++i) {
        const auto held = static_cast<float>(i < others - turn ? table_->cards : table_->cards - 1);
        holdsCalled_[i] = onlyWhere(
            (info_[i] & unsuspected) == 0, table_->suspicion[(turn + 1 + i) % seats] * held);
    }
    LaneFloats aside {};
    if (kind == trumpKind) {
        const float places = table_->blindCards * buriedTrump;
        aside = onlyWhere((own_ & seatbits::picker) == 0, inAllLanes(places));
    }
    const LaneFloats sum = addFirst(aside, holdsCalled_, others);
    const LaneFloats share = onlyWhere(sum > 0, 1 / sum);
    for (LaneFloats& chance : holdsCalled_)
        chance *= share;
}

/// How likely each seat that is not known is a maker, where no card tells.
template <std::size_t seats>
inline LaneFloats LaneOdds<seats>::shareOfMakers(LaneInts hidden, LaneInts unknownViewer) const
{
    if (table_->setting.partnerCards.size() == 1)
        return LaneFloats {};
    const LaneInts unknown = static_cast<int>(seats) - table_->knownMakers - unknownViewer;
    return onlyWhere((hidden > 0) & (unknown > 0),
        smaller(inAllLanes(1.0F), floatsOf(hidden) / floatsOf(unknown)));
}

/// SideOdds::countMakers() and friendsAmong()
template <std::size_t seats> template <std::size_t turn> inline void LaneOdds<seats>::weighSides()
{
    const PlaySetting& setting = table_->setting;
    friends.fill(LaneFloats {});
    friendsBehind = LaneFloats {};
    if (setting.everyoneForHimself)
        return;
    const LaneInts unknownViewer = ((own_ & seatbits::known) == 0) & 1;
    const LaneInts hidden = setting.hiddenMakers + (setting.picker ? 1 : 0) - table_->knownMakers
        - (maker & unknownViewer);
    const LaneFloats share = shareOfMakers(hidden, unknownViewer);
    const LaneMask suspects = (hiddenCalled_ != 0) & (hidden > 0);
    for (std::size_t i = 0; i < others; ++i) {
        LaneFloats makes = anyHidden_ ? where(suspects, holdsCalled_[i], share) : share;
        makes = where((info_[i] & seatbits::known) != 0, inAllLanes(1.0F), makes);
        friends[i] = where(maker, makes, 1 - makes);
    }
    friendsBehind = addFirst(LaneFloats {}, friends, others - turn);
}

/// In fours, as SideOdds adds.
template <std::size_t seats>
inline LaneFloats LaneOdds<seats>::addFirst(LaneFloats sum, const Each& each, std::size_t count)
{
    for (std::size_t four = 0; four < others; four += 4) {
        std::array<LaneFloats, 4> some {};
        for (std::size_t i = 0; i < 4; ++i)
            if (four + i < others && four + i < count)
                some[i] = each[four + i];
        sum += (some[0] + some[1]) + (some[2] + some[3]);
    }
    return sum;
}

/// HoldingOdds::weigh() and shareOfPlaces()
template <std::size_t seats>
template <std::size_t turn>
[[gnu::always_inline]] inline typename LaneOdds<seats>::Lacks LaneOdds<seats>::lacksOf(
    LaneBits voided, LaneMask ofTrump) const
{
    const int cards = table_->cards;
    Lacks lacks;
    LaneInts places {};
    LaneInts pickers {};
    for (std::size_t i = 0; i < others; ++i) {
        lacks.holder[i] = (info_[i] & voided) == 0;
        const LaneInts held = lacks.holder[i] & (i < others - turn ? cards : cards - 1);
        places += held;
        pickers += held & picker_[i];
    }
    const float blind = table_->blindCards;
    LaneFloats aside = inAllLanes(blind);
    if (table_->setting.picker)
        aside = onlyWhere((own_ & seatbits::picker) == 0,
            blind * where(ofTrump, inAllLanes(buriedTrump), inAllLanes(buriedFail)));
    const LaneFloats weight = where(ofTrump, inAllLanes(pickersTrump), inAllLanes(pickersFail));
    const LaneFloats room = floatsOf(places - pickers) + weight * floatsOf(pickers) + aside;
    const LaneFloats share = onlyWhere(room > 0, static_cast<float>(cards) / room);
    lacks.usual = Lack(share);
    lacks.pickers = Lack(weight * share);
    return lacks;
}

template <std::size_t seats>
template <std::size_t count>
[[gnu::always_inline]] inline typename LaneOdds<seats>::Each LaneOdds<seats>::none(
    const Lacks& lacks, LaneBits cards, LaneInts number) const
{
    const LaneMask meets = (cards & hiddenCalled_) != 0;
    number += meets; // a mask is -1
    const LaneFloats usual = lacks.usual.of(number);
    const LaneFloats pickers = lacks.pickers.of(number);
    Each none;
    for (std::size_t i = 0; i < count; ++i)
        none[i] = where(lacks.holder[i], where(picker_[i], pickers, usual), inAllLanes(1.0F));
    if (anyHidden_)
        for (std::size_t i = 0; i < count; ++i)
            none[i] *= 1 - onlyWhere(meets, holdsCalled_[i]);
    return none;
}

/// HoldingOdds::weighFollowing()
template <std::size_t seats>
template <std::size_t count>
[[gnu::always_inline]] inline typename LaneOdds<seats>::Each LaneOdds<seats>::cannotFollow(
    const Lacks& lacks, LaneBits led, LaneBits voided) const
{
    const LaneBits following = unseen & led;
    Each cannot = none<count>(lacks, following, countBits(following));
    if (!table_->duties || !table_->setting.duty.pickerHolds)
        return cannot;
    const LaneMask duty = led == table_->dutySuit;
    for (std::size_t i = 0; i < count; ++i) {
        const LaneMask bound = ((info_[i] & voided) == 0) | (following == 0);
        cannot[i] = exceptWhere(duty & picker_[i] & bound, cannot[i]);
    }
    return cannot;
}

/// HoldingOdds::kept() and keptByRuff(). A seat that is void of the called card's kind does not
/// hold it.
template <std::size_t seats>
template <std::size_t count>
[[gnu::always_inline]] inline LaneFloats LaneOdds<seats>::kept(LaneFloats ours, const Lacks& lacks,
    LaneBits higher, LaneInts number, const Each& times, const Each& plus) const
{
    const LaneMask meets = (higher & hiddenCalled_) != 0;
    number += meets;
    const LaneFloats usual = lacks.usual.of(number);
    const LaneFloats pickers = lacks.pickers.of(number);
    for (std::size_t i = 0; i < count; ++i) {
        LaneFloats none = where(picker_[i], pickers, usual);
        if (anyHidden_)
            none *= 1 - onlyWhere(meets, holdsCalled_[i]);
        const LaneFloats beats = onlyWhere(lacks.holder[i], 1 - none) * times[i] + plus[i];
        ours += beats * (friends[i] - ours);
    }
    return ours;
}

template <std::size_t seats> inline LaneFloats LaneOdds<seats>::trumpAgainst() const
{
    Each against;
    for (std::size_t i = 0; i < others; ++i) {
        const LaneFloats lacks = where(picker_[i], trumpLacks.pickers.one, trumpLacks.usual.one);
        against[i] = onlyWhere(trumpLacks.holder[i], 1 - lacks) * (1 - friends[i]);
    }
    return floatsOf(trumpCount) * addFirst(LaneFloats {}, against, others);
}

} // namespace sheepshead
