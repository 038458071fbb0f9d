// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/holding_odds.h"

#include "engine/rules/layouts.h"

namespace sheepshead {

HoldingOdds::HoldingOdds(const PlaySetting& setting)
    : setting_(setting)
    , blind_(static_cast<float>(setting.variant.layout().blind))
    , seats_(setting.seats.size())
    , fours_(seats_ > 5 ? 2 : 1)
    , sides_(setting)
{
    if (setting.partnerCards.size() == 1)
        called_ = setting.partnerCards;
    if (setting.picker)
        pickers_.add(*setting.picker);
    for (const Seat viewer : setting.seats)
        for (std::size_t four = 0; four < mostFours; ++four) {
            const FourInts picker = sides_.others(viewer).among(four, pickers_);
            trumpWeight_[viewer][four] = select(picker, all(pickersTrump), all(1));
            failWeight_[viewer][four] = select(picker, all(pickersFail), all(1));
        }
}

void HoldingOdds::look(const PlayPosition& position)
{
    const Playing& play = position.play;
    const Seat viewer = play.turn();
    sight_.position = &position;
    sight_.viewer = viewer;
    sight_.hand = play.hand(viewer);
    sight_.unseen = setting_.deck - position.gone - sight_.hand - position.aside[viewer];
    sight_.hiddenCalled = sight_.unseen & called_;
    sight_.toPlay = seats_ - play.cardsInTrick() - 1;
    sight_.behind = sides_.others(viewer).next[static_cast<std::size_t>(sight_.toPlay)];
    sight_.held = sight_.hand.size() + (pickers_.contains(viewer) && play.under() ? 1 : 0);
    sight_.maker = position.makers.contains(viewer);
    weighed_ = 0;
    following_ = 0;
    ruffing_ = 0;
    sides_.look(sight_);
}

/// In the bury, or in a blind that was not taken.
float HoldingOdds::roomAside(bool trump) const
{
    if (pickers_.empty())
        return blind_;
    if (pickers_.contains(sight_.viewer))
        return 0;
    return blind_ * (trump ? buriedTrump : buriedFail);
}

/// One hand's share of all weighted places where a card can lie.
inline float HoldingOdds::shareOfPlaces(bool trump, SeatSet holders) const
{
    const int held = sight_.held;
    const int places = held * holders.size() - (holders - sight_.behind).size();
    const SeatSet picker = holders & pickers_;
    const int pickers = picker.empty() ? 0 : held - ((picker & sight_.behind).empty() ? 1 : 0);
    const float room = static_cast<float>(places - pickers)
        + (trump ? pickersTrump : pickersFail) * static_cast<float>(pickers) + roomAside(trump);
    return room > 0 ? static_cast<float>(held) / room : 0;
}

void HoldingOdds::weigh(std::size_t kind)
{
    weighed_ |= 1U << kind;
    const bool trump = kind == trumpKind;
    SeatSet holders = setting_.seats - sight_.position->voids[kind];
    holders.remove(sight_.viewer);
    const float share = shareOfPlaces(trump, holders);
    const Others& others = sides_.others(sight_.viewer);
    const Each& weights = (trump ? trumpWeight_ : failWeight_)[sight_.viewer];
    for (std::size_t four = 0; four < fours_; ++four) {
        auto& none = lacks_[kind][four];
        const FourFloats holds =
            others.among(four, holders) ? weights[four] * share : FourFloats {};
        const FourFloats base = 1 - holds;
        const FourFloats square = base * base;
        const FourFloats fourth = square * square;
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

float HoldingOdds::none(Seat seat, CardSet cards)
{
    if (cards.empty())
        return 1;
    if (!sight_.hiddenCalled.empty())
        sides_.holdsCalled(sight_);
    const std::size_t place = sides_.others(sight_.viewer).places[seat];
    const Lack& lack = lackOf(setting_.trumps.kindOf(cards));
    return none(place / 4, lack, CountedCards(cards))[place % 4];
}

float HoldingOdds::trumpAgainst()
{
    const int out = (sight_.unseen & setting_.trumps.trump()).size();
    if (out == 0)
        return 0;
    const Lack& lack = lackOf(trumpKind);
    float against = 0;
    for (std::size_t four = 0; four < fours_; ++four) {
        const FourFloats each = (1 - lack[four][1]) * (1 - sides_.friends()[four]);
        against += sumOf(each);
    }
    return static_cast<float>(out) * against;
}

/// HOLD: the picker can follow.
void HoldingOdds::weighFollowing(std::size_t led)
{
    following_ |= 1U << led;
    const CardSet suit = setting_.trumps.ofKind(led);
    const CountedCards following(sight_.unseen & suit);
    const CallDuty& duty = sight_.position->play.duty();
    const bool holds = duty.pickerHolds && suit == duty.suit;
    const SeatSet voids = following.empty() ? SeatSet() : sight_.position->voids[led];
    const Lack* const lack = following.empty() ? nullptr : &lackOf(led);
    const Others& others = sides_.others(sight_.viewer);
    for (std::size_t four = 0; four < fours_; ++four) {
        FourFloats& cannot = cannotFollow_[led][four];
        cannot = lack ? none(four, *lack, following) : all(1);
        if (holds)
            cannot = others.among(four, pickers_ - voids) ? FourFloats {} : cannot;
    }
}

void HoldingOdds::weighRuffs(std::size_t led)
{
    ruffing_ |= 1U << led;
    const CountedCards trump(sight_.unseen & setting_.trumps.trump());
    ruffs_[led] = {};
    if (trump.empty())
        return;
    const Each& cannot = cannotFollow(led);
    const Lack& lack = lackOf(trumpKind);
    for (std::size_t four = 0; four < fours_; ++four)
        ruffs_[led][four] = cannot[four] * (1 - none(four, lack, trump));
}

float HoldingOdds::leftToHim(
    std::size_t kind, const CountedCards& higher, const CountedCards& lower)
{
    if (higher.empty())
        return 1;
    const Lack& lack = lackOf(kind);
    const Others& others = sides_.others(sight_.viewer);
    float left = 1;
    for (std::size_t four = 0; four < fours_; ++four) {
        const FourFloats safe = 1 - (1 - none(four, lack, higher)) * none(four, lack, lower);
        for (int i = 0; i < 4; ++i)
            left *= others.among(four, sight_.behind)[i] ? safe[i] : 1;
    }
    return left;
}

} // namespace sheepshead
