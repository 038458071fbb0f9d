// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/holding_odds.h"

#include "engine/rules/layouts.h"

#include <algorithm>

namespace sheepshead {

namespace {

// A place in the picker's hand is likelier to hold trump than another, one under the table hardly
// does.
constexpr float pickersTrump = 1.6F;
constexpr float pickersFail = 0.6F;
constexpr float buriedTrump = 0.1F;
constexpr float buriedFail = 1.4F;

float power(float base, int exponent)
{
    float result = 1;
    for (; exponent > 0; exponent /= 2, base *= base)
        if (exponent % 2 == 1)
            result *= base;
    return result;
}

} // namespace

HoldingOdds::HoldingOdds(const PlaySetting& setting)
    : setting_(setting)
    , blind_(static_cast<float>(setting.variant.layout().blind))
{
    cards_[0] = setting.trumps.trump();
    for (std::size_t suit = 0; suit + 1 < kinds; ++suit)
        cards_[suit + 1] = setting.trumps.fail(static_cast<Suit>(suit));
    if (setting.partnerCards.size() == 1)
        called_ = setting.partnerCards.first();
}

std::size_t HoldingOdds::kindOf(Card card) const
{
    return setting_.trumps.isTrump(card) ? 0 : 1 + static_cast<std::size_t>(card.suit());
}

void HoldingOdds::look(const PlayPosition& position)
{
    const Playing& play = position.play;
    viewer_ = play.turn();
    hand_ = play.hand(viewer_);
    unseen_ = setting_.deck - position.gone - hand_ - position.aside[viewer_];
    duty_ = play.duty();
    calledHides_ = called_ && unseen_.contains(*called_);
    weighPlaces(position);
    findFriends(position);
}

/// Under the table, or in the blind nobody took.
float HoldingOdds::roomAside(bool trump) const
{
    if (!setting_.picker)
        return blind_;
    if (setting_.picker == viewer_)
        return 0;
    return blind_ * (trump ? buriedTrump : buriedFail);
}

void HoldingOdds::weighPlaces(const PlayPosition& position)
{
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        if (!unseen_.meets(cards_[kind]))
            continue;
        const bool trump = kind == 0;
        PerSeat<float> rooms;
        float sum = roomAside(trump);
        for (const Seat seat : setting_.seats) {
            if (seat == viewer_ || position.voids[seat].meets(cards_[kind]))
                continue;
            const bool picks = seat == setting_.picker;
            const int held = position.play.hand(seat).size() + (picks && position.play.under());
            rooms[seat] = static_cast<float>(held)
                * (!picks       ? 1
                        : trump ? pickersTrump
                                : pickersFail);
            sum += rooms[seat];
        }
        const float share = sum > 0 ? 1 / sum : 0;
        for (const Seat seat : setting_.seats)
            lacks_[seat][kind] = 1 - rooms[seat] * share;
    }
}

/// Whoever is suspected of it has it.
void HoldingOdds::findCalled(const PlayPosition& position)
{
    const std::size_t kind = kindOf(*called_);
    float sum = setting_.picker == viewer_ || kind > 0 ? 0 : blind_ * buriedTrump;
    for (const Seat seat : setting_.seats) {
        const bool may =
            seat != viewer_ && seat != setting_.picker && !position.voids[seat].meets(cards_[kind]);
        partner_[seat] = may ? position.suspicion[static_cast<std::size_t>(seat)]
                * static_cast<float>(position.play.hand(seat).size())
                             : 0;
        sum += partner_[seat];
    }
    for (const Seat seat : setting_.seats)
        partner_[seat] = sum > 0 ? partner_[seat] / sum : 0;
}

void HoldingOdds::findFriends(const PlayPosition& position)
{
    if (calledHides_)
        findCalled(position);
    const SeatSet known = position.known;
    const bool maker = position.makers.contains(viewer_);
    const bool secret = maker && !known.contains(viewer_);
    const int shown = known.size() - (setting_.picker ? 1 : 0);
    const int hidden = setting_.hiddenMakers - shown - (secret ? 1 : 0);
    const int others = setting_.seats.size() - known.size() - (known.contains(viewer_) ? 0 : 1);
    const float share = others <= 0 || (called_ && !calledHides_)
        ? 0
        : std::clamp(static_cast<float>(hidden) / static_cast<float>(others), 0.0F, 1.0F);
    for (const Seat seat : setting_.seats) {
        const float hides = hidden <= 0 ? 0 : calledHides_ ? partner_[seat] : share;
        const float makes = known.contains(seat) ? 1 : hides;
        friendly_[seat] = seat == viewer_ ? 1
            : setting_.everyoneForHimself ? 0
            : maker                       ? makes
                                          : 1 - makes;
    }
}

float HoldingOdds::none(Seat seat, CardSet cards) const
{
    if (cards.empty())
        return 1;
    const Card any = cards.first();
    float none = 1;
    if (calledHides_ && cards.contains(*called_)) {
        cards.remove(*called_);
        none = 1 - partner_[seat];
    }
    return none * power(lacks_[seat][kindOf(any)], cards.size());
}

float HoldingOdds::cannotFollow(Seat seat, CardSet suit) const
{
    const bool holds = seat == setting_.picker && duty_.pickerHolds && suit == duty_.suit;
    return holds ? 0 : none(seat, unseen_ & suit);
}

float HoldingOdds::trumpAgainst() const
{
    const auto out = static_cast<float>((unseen_ & cards_[0]).size());
    float against = 0;
    if (out > 0)
        for (const Seat seat : setting_.seats)
            if (seat != viewer_)
                against += (1 - lacks_[seat][0]) * (1 - friendly_[seat]);
    return out * against;
}

} // namespace sheepshead
