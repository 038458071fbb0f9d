// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/holding_odds.h"

#include "engine/rules/layouts.h"

#include <algorithm>

namespace sheepshead {

namespace {

// A place in the picker's hand is likelier to hold trump than another, one
// under the table hardly does.
constexpr float pickersTrump = 1.6F;
constexpr float pickersFail = 0.6F;
constexpr float buriedTrump = 0.1F;
constexpr float buriedFail = 1.4F;

} // namespace

HoldingOdds::HoldingOdds(const PlaySetting& setting)
    : setting_(setting)
    , blind_(static_cast<float>(setting.variant.layout().blind))
    , fours_(setting.seats.size() > 5 ? 2 : 1)
{
    if (setting.partnerCards.size() == 1) {
        called_ = setting.partnerCards;
        calledKind_ = setting.trumps.kindOf(called_);
    }
    if (setting.picker)
        pickers_.add(*setting.picker);
    for (const Seat viewer : setting.seats) {
        Order& order = order_[viewer];
        Seat seat = setting.seats.nextAfter(viewer);
        for (std::size_t i = 0; seat != viewer; ++i, seat = setting.seats.nextAfter(seat)) {
            const bool picker = pickers_.contains(seat);
            order.bits[i / 4][i % 4] = 1 << indexOf(seat);
            order.trumpWeight[i / 4][i % 4] = picker ? pickersTrump : 1;
            order.failWeight[i / 4][i % 4] = picker ? pickersFail : 1;
            order.seats[i] = static_cast<std::uint8_t>(seat);
            order.places[seat] = static_cast<std::uint8_t>(i);
        }
    }
}

void HoldingOdds::look(const PlayPosition& position)
{
    const Playing& play = position.play;
    position_ = &position;
    viewer_ = play.turn();
    hand_ = play.hand(viewer_);
    unseen_ = setting_.deck - position.gone - hand_ - position.aside[viewer_];
    hiddenCalled_ = unseen_ & called_;
    toPlay_ = setting_.seats.size() - play.cardsInTrick() - 1;
    weighed_ = 0;
    following_ = 0;
    ruffing_ = 0;
    suspicionsWeighed_ = false;
    held_ = hand_.size() + (pickers_.contains(viewer_) && play.under() ? 1 : 0);
    behind_ = setting_.seats - SeatSet::fromTo(play.leader(), viewer_);
    behind_.remove(viewer_);
    maker_ = position.makers.contains(viewer_);
    Sides& sides = sides_[viewer_];
    const unsigned key = position.known.bits() << 1U | (maker_ ? 1U : 0U);
    if (sides.key != key) {
        sides.key = key;
        guessSides(sides);
    }
    known_ = &sides;
    suspects_ = !hiddenCalled_.empty() && sides.makersHide;
    lookBehind();
}

void HoldingOdds::countMakers(Sides& sides) const
{
    const SeatSet known = position_->known;
    const int himself = known.contains(viewer_) ? 0 : 1;
    const int shown = known.size() - pickers_.size();
    const int hidden = setting_.hiddenMakers - shown - (maker_ ? himself : 0);
    const int others = setting_.seats.size() - known.size() - himself;
    sides.makersHide = hidden > 0;
    sides.share = hidden <= 0 || others <= 0 || !called_.empty()
        ? 0
        : std::min(1.0F, static_cast<float>(hidden) / static_cast<float>(others));
}

void HoldingOdds::guessSides(Sides& sides) const
{
    countMakers(sides);
    sides.friends = friendsAmong({ all(sides.share), all(sides.share) });
    for (int seats = 0; seats < setting_.seats.size(); ++seats)
        sides.friendsBehind[static_cast<std::size_t>(seats)] =
            friendsAmongNext(seats, sides.friends);
}

/// From how likely each is a maker who is not known for one.
HoldingOdds::Each HoldingOdds::friendsAmong(const Each& hidden) const
{
    Each friends {};
    if (setting_.everyoneForHimself)
        return friends;
    for (std::size_t four = 0; four < fours_; ++four) {
        const Four makes = select(among(four, position_->known), all(1), hidden[four]);
        friends[four] = maker_ ? makes : 1 - makes;
    }
    return friends;
}

float HoldingOdds::friendsAmongNext(int seats, const Each& friends) const
{
    constexpr FourInts places { 0, 1, 2, 3 };
    float sum = 0;
    for (std::size_t four = 0; four < fours_; ++four) {
        const int left = seats - 4 * static_cast<int>(four);
        sum += sumOf(select(places < left, friends[four], Four {}));
    }
    return sum;
}

void HoldingOdds::lookBehind()
{
    friends_ = known_->friends;
    friendsBehind_ = known_->friendsBehind[static_cast<std::size_t>(toPlay_)];
    if (hiddenCalled_.empty() || toPlay_ == 0)
        return;
    weighSuspicions();
    if (!suspects_)
        return;
    friends_ = friendsAmong(holdsCalled_);
    friendsBehind_ = friendsAmongNext(toPlay_, friends_);
}

/// Under the table, or in the blind nobody took.
float HoldingOdds::roomAside(bool trump) const
{
    if (pickers_.empty())
        return blind_;
    if (pickers_.contains(viewer_))
        return 0;
    return blind_ * (trump ? buriedTrump : buriedFail);
}

/// The share that one seat's hand has of all places where a card can lie.
inline float HoldingOdds::shareOfPlaces(bool trump, SeatSet holders) const
{
    const int places = held_ * holders.size() - (holders - behind_).size();
    const SeatSet picker = holders & pickers_;
    const int pickers = picker.empty() ? 0 : held_ - ((picker & behind_).empty() ? 1 : 0);
    const float room = static_cast<float>(places - pickers)
        + (trump ? pickersTrump : pickersFail) * static_cast<float>(pickers) + roomAside(trump);
    return room > 0 ? static_cast<float>(held_) / room : 0;
}

void HoldingOdds::weigh(std::size_t kind)
{
    const bool trump = kind == trumpKind;
    SeatSet holders = setting_.seats - position_->voids[kind];
    holders.remove(viewer_);
    const float share = shareOfPlaces(trump, holders);
    const Order& order = order_[viewer_];
    const Each& weights = trump ? order.trumpWeight : order.failWeight;
    for (std::size_t four = 0; four < fours_; ++four) {
        auto& none = lacks_[kind][four];
        const Four holds = among(four, holders) ? weights[four] * share : Four {};
        const Four base = 1 - holds;
        const Four square = base * base;
        const Four fourth = square * square;
        none[0] = all(1);
        none[1] = base;
        none[2] = square;
        none[3] = square * base;
        for (std::size_t i = 4; i < 8; ++i)
            none[i] = none[i - 4] * fourth;
        if (trump)
            for (std::size_t i = 8; i < 16; ++i)
                none[i] = none[i - 4] * fourth;
    }
}

const HoldingOdds::Lack& HoldingOdds::lackOf(std::size_t kind)
{
    if ((weighed_ >> kind & 1U) == 0) {
        weighed_ |= 1U << kind;
        weigh(kind);
    }
    return lacks_[kind];
}

/// Whoever is suspected of the called card has it.
void HoldingOdds::weighSuspicions()
{
    const SeatSet suspects = setting_.seats - pickers_ - position_->voids[calledKind_];
    const bool mayLieAside = calledKind_ == trumpKind && !pickers_.contains(viewer_);
    float sum = mayLieAside ? blind_ * buriedTrump : 0;
    for (std::size_t four = 0; four < fours_; ++four) {
        const auto suspicion = [&](std::size_t i) {
            return position_->suspicion[order_[viewer_].seats[4 * four + i]];
        };
        const auto held = static_cast<float>(held_);
        const Four cards = select(among(four, behind_), all(held), all(held - 1));
        const Four weights { suspicion(0), suspicion(1), suspicion(2), suspicion(3) };
        holdsCalled_[four] = among(four, suspects) ? weights * cards : Four {};
        sum += sumOf(holdsCalled_[four]);
    }
    const float share = sum > 0 ? 1 / sum : 0;
    for (Four& chances : holdsCalled_)
        chances *= share;
    suspicionsWeighed_ = true;
}

float HoldingOdds::holdsCalled(Seat seat)
{
    if (!suspicionsWeighed_)
        weighSuspicions();
    const std::size_t place = order_[viewer_].places[seat];
    return holdsCalled_[place / 4][place % 4];
}

float HoldingOdds::friendly(Seat seat)
{
    if (seat == viewer_)
        return 1;
    if (setting_.everyoneForHimself)
        return 0;
    const float makes = position_->known.contains(seat) ? 1
        : suspects_                                     ? holdsCalled(seat)
                                                        : known_->share;
    return maker_ ? makes : 1 - makes;
}

HoldingOdds::FourInts HoldingOdds::among(std::size_t four, SeatSet seats) const
{
    return (order_[viewer_].bits[four] & static_cast<std::int32_t>(seats.bits())) != 0;
}

HoldingOdds::Four HoldingOdds::none(
    std::size_t four, const Lack& lack, const CountedCards& cards) const
{
    const auto count = static_cast<std::size_t>(cards.count);
    if (!cards.cards.meets(hiddenCalled_))
        return lack[four][count];
    return lack[four][count - 1] * (1 - holdsCalled_[four]);
}

float HoldingOdds::none(Seat seat, CardSet cards)
{
    if (cards.empty())
        return 1;
    if (!hiddenCalled_.empty() && !suspicionsWeighed_)
        weighSuspicions();
    const std::size_t place = order_[viewer_].places[seat];
    const Lack& lack = lackOf(setting_.trumps.kindOf(cards));
    return none(place / 4, lack, CountedCards(cards))[place % 4];
}

float HoldingOdds::trumpAgainst()
{
    const int out = (unseen_ & setting_.trumps.trump()).size();
    if (out == 0)
        return 0;
    const Lack& lack = lackOf(trumpKind);
    float against = 0;
    for (std::size_t four = 0; four < fours_; ++four) {
        const Four each = (1 - lack[four][1]) * (1 - friends_[four]);
        against += sumOf(each);
    }
    return static_cast<float>(out) * against;
}

/// HOLD: the picker can follow.
void HoldingOdds::weighFollowing(std::size_t led)
{
    const CardSet suit = setting_.trumps.ofKind(led);
    const CountedCards following(unseen_ & suit);
    const CallDuty& duty = position_->play.duty();
    const bool holds = duty.pickerHolds && suit == duty.suit;
    const SeatSet voids = following.empty() ? SeatSet() : position_->voids[led];
    const Lack* const lack = following.empty() ? nullptr : &lackOf(led);
    for (std::size_t four = 0; four < fours_; ++four) {
        Four& cannot = cannotFollow_[led][four];
        cannot = lack ? none(four, *lack, following) : all(1);
        if (holds)
            cannot = among(four, pickers_ - voids) ? Four {} : cannot;
    }
}

const HoldingOdds::Each& HoldingOdds::cannotFollow(std::size_t led)
{
    if ((following_ >> led & 1U) == 0) {
        following_ |= 1U << led;
        weighFollowing(led);
    }
    return cannotFollow_[led];
}

void HoldingOdds::weighRuffs(std::size_t led)
{
    const CountedCards trump(unseen_ & setting_.trumps.trump());
    ruffs_[led] = {};
    if (trump.empty())
        return;
    const Each& cannot = cannotFollow(led);
    const Lack& lack = lackOf(trumpKind);
    for (std::size_t four = 0; four < fours_; ++four)
        ruffs_[led][four] = cannot[four] * (1 - none(four, lack, trump));
}

const HoldingOdds::Each& HoldingOdds::ruffsOf(std::size_t led)
{
    if ((ruffing_ >> led & 1U) == 0) {
        ruffing_ |= 1U << led;
        weighRuffs(led);
    }
    return ruffs_[led];
}

/// One seat after the other takes the trick or leaves it.
float HoldingOdds::after(float ours, std::size_t four, Four beats) const
{
    const Four friends = friends_[four];
    const int left = toPlay_ - 4 * static_cast<int>(four);
    for (int i = 0; i < 4; ++i)
        if (i < left)
            ours += beats[i] * (friends[i] - ours);
    return ours;
}

float HoldingOdds::kept(float ours, std::size_t led, const CountedCards& higher)
{
    if (led == trumpKind) {
        if (higher.empty())
            return ours;
        const Lack& lack = lackOf(led);
        for (std::size_t four = 0; four < fours_; ++four)
            ours = after(ours, four, 1 - none(four, lack, higher));
        return ours;
    }
    const Each& ruffs = ruffsOf(led);
    if (higher.empty()) {
        for (std::size_t four = 0; four < fours_; ++four)
            ours = after(ours, four, ruffs[four]);
        return ours;
    }
    const Lack& lack = lackOf(led);
    for (std::size_t four = 0; four < fours_; ++four)
        ours = after(ours, four, 1 - none(four, lack, higher) + ruffs[four]);
    return ours;
}

float HoldingOdds::keptByRuff(float ours, std::size_t led, const CountedCards& higher)
{
    if (higher.empty())
        return ours;
    const Each& cannot = cannotFollow(led);
    const Lack& lack = lackOf(trumpKind);
    for (std::size_t four = 0; four < fours_; ++four)
        ours = after(ours, four, cannot[four] * (1 - none(four, lack, higher)));
    return ours;
}

float HoldingOdds::leftToHim(
    std::size_t kind, const CountedCards& higher, const CountedCards& lower)
{
    if (higher.empty())
        return 1;
    const Lack& lack = lackOf(kind);
    float left = 1;
    for (std::size_t four = 0; four < fours_; ++four) {
        const Four safe = 1 - (1 - none(four, lack, higher)) * none(four, lack, lower);
        for (int i = 0; i < 4; ++i)
            left *= among(four, behind_)[i] ? safe[i] : 1;
    }
    return left;
}

} // namespace sheepshead
