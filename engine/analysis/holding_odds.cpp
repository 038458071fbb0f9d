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
{
    if (setting.partnerCards.size() == 1)
        called_ = setting.partnerCards.first();
    if (setting.picker)
        pickers_.add(*setting.picker);
    for (const Seat viewer : setting.seats) {
        Order& order = order_[viewer];
        Seat seat = setting.seats.nextAfter(viewer);
        for (std::size_t i = 0; seat != viewer; ++i, seat = setting.seats.nextAfter(seat)) {
            order.bits[i / 4][i % 4] = 1 << indexOf(seat);
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
    held_ = hand_.size() + (pickers_.contains(viewer_) && play.under() ? 1 : 0);
    behind_ = setting_.seats - SeatSet::fromTo(play.leader(), viewer_);
    behind_.remove(viewer_);
    calledHides_ = called_ && unseen_.contains(*called_);
    weighed_ = 0;
    suspicionsWeighed_ = false;
    countMakers();
    friendsBehind_ = 0;
    if (!behind_.empty())
        lookBehind();
}

void HoldingOdds::countMakers()
{
    const SeatSet known = position_->known;
    const int himself = known.contains(viewer_) ? 0 : 1;
    maker_ = position_->makers.contains(viewer_);
    const int shown = known.size() - pickers_.size();
    const int hidden = setting_.hiddenMakers - shown - (maker_ ? himself : 0);
    const int others = setting_.seats.size() - known.size() - himself;
    suspects_ = calledHides_ && hidden > 0;
    share_ = hidden <= 0 || others <= 0 || called_
        ? 0
        : std::min(1.0F, static_cast<float>(hidden) / static_cast<float>(others));
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

HoldingOdds::Powers HoldingOdds::powersOf(float base)
{
    const float square = base * base;
    const float fourth = square * square;
    Powers powers;
    powers.fours[0] = Four { 1, base, square, square * base };
    for (std::size_t i = 1; i < powers.fours.size(); ++i)
        powers.fours[i] = powers.fours[i - 1] * fourth;
    return powers;
}

void HoldingOdds::weigh(std::size_t kind)
{
    const bool trump = kind == trumpKind;
    const float pickersWeight = trump ? pickersTrump : pickersFail;
    SeatSet holders = setting_.seats - position_->voids[kind];
    holders.remove(viewer_);
    const SeatSet picker = holders & pickers_;
    const auto places = [this](SeatSet seats) {
        return held_ * seats.size() - (seats - behind_).size();
    };
    const float room = static_cast<float>(places(holders - picker))
        + pickersWeight * static_cast<float>(places(picker)) + roomAside(trump);
    const float share = room > 0 ? static_cast<float>(held_) / room : 0;
    lacks_[kind] = { powersOf(1 - share), powersOf(1 - pickersWeight * share) };
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
    const std::size_t kind = setting_.trumps.kindOf(*called_);
    const SeatSet suspects = setting_.seats - pickers_ - position_->voids[kind];
    const bool mayLieAside = kind == trumpKind && !pickers_.contains(viewer_);
    float sum = mayLieAside ? blind_ * buriedTrump : 0;
    for (std::size_t four = 0; four < fours; ++four) {
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
                                                        : share_;
    return maker_ ? makes : 1 - makes;
}

HoldingOdds::FourInts HoldingOdds::among(std::size_t four, SeatSet seats) const
{
    return (order_[viewer_].bits[four] & static_cast<std::int32_t>(seats.bits())) != 0;
}

void HoldingOdds::lookBehind()
{
    if (calledHides_)
        weighSuspicions();
    for (std::size_t four = 0; four < foursBehind(); ++four) {
        const Four hidden = suspects_ ? holdsCalled_[four] : all(share_);
        const Four makes = select(among(four, position_->known), all(1), hidden);
        const Four friends = maker_ ? makes : 1 - makes;
        const Four none {};
        friends_[four] =
            among(four, setting_.everyoneForHimself ? SeatSet() : behind_) ? friends : none;
        friendsBehind_ += sumOf(friends_[four]);
    }
}

HoldingOdds::Absence HoldingOdds::absence(CardSet cards)
{
    if (cards.empty())
        return {};
    const std::size_t kind = setting_.trumps.kindOf(cards);
    const Lack& lack = lackOf(kind);
    const bool calledAmong = calledHides_ && cards.contains(*called_);
    const int count = cards.size() - (calledAmong ? 1 : 0);
    return { all(lack.ofOthers[count]), all(lack.ofPicker[count]), position_->voids[kind],
        calledAmong };
}

/// 1 for those who are not behind the viewer.
HoldingOdds::Four HoldingOdds::none(std::size_t four, const Absence& absence) const
{
    Four chance = select(among(four, pickers_), absence.ofPicker, absence.ofOthers);
    if (absence.calledAmong)
        chance *= 1 - holdsCalled_[four];
    return among(four, behind_ - absence.voids) ? chance : all(1);
}

float HoldingOdds::none(Seat seat, CardSet cards)
{
    const Absence found = absence(cards);
    const float chance = found.voids.contains(seat) ? 1
        : pickers_.contains(seat)                   ? found.ofPicker[0]
                                                    : found.ofOthers[0];
    return found.calledAmong ? chance * (1 - holdsCalled(seat)) : chance;
}

float HoldingOdds::trumpAgainst()
{
    const int out = (unseen_ & setting_.trumps.trump()).size();
    if (out == 0)
        return 0;
    const Lack& lack = lackOf(trumpKind);
    const Absence ofOne { all(lack.ofOthers[1]), all(lack.ofPicker[1]), position_->voids[trumpKind],
        false };
    float against = 0;
    for (std::size_t four = 0; four < foursBehind(); ++four) {
        const Four each = (1 - none(four, ofOne)) * (1 - friends_[four]);
        against += sumOf(each);
    }
    return static_cast<float>(out) * against;
}

float HoldingOdds::kept(float ours, const Threat& threat)
{
    const Absence following = absence(threat.following);
    const Absence ruffing = absence(threat.ruffing);
    Absence suit = absence(unseen_ & threat.led);
    const CallDuty& duty = position_->play.duty();
    if (duty.pickerHolds && threat.led == duty.suit)
        suit.ofPicker = all(0);
    for (std::size_t four = 0; four < foursBehind(); ++four) {
        const Four ruffs = none(four, suit) * (1 - none(four, ruffing));
        const Four beats = 1 - none(four, following) + ruffs;
        for (int i = 0; i < 4; ++i)
            ours += beats[i] * (friends_[four][i] - ours);
    }
    return ours;
}

float HoldingOdds::leftToHim(CardSet higher, CardSet lower)
{
    const Absence noneHigher = absence(higher);
    const Absence noneLower = absence(lower);
    float left = 1;
    for (std::size_t four = 0; four < foursBehind(); ++four) {
        const Four safe = 1 - (1 - none(four, noneHigher)) * none(four, noneLower);
        for (int i = 0; i < 4; ++i)
            left *= safe[i];
    }
    return left;
}

} // namespace sheepshead
