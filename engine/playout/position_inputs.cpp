// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/position_inputs.h"

#include "engine/playout/input_writer.h"
#include "engine/rules/layouts.h"
#include "engine/rules/partner_cards.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr std::size_t shownSuits = 4;
constexpr int schneider = 30;
constexpr int half = 60;

/// The cards that make their holders makers, as far as all know them.
CardSet partnerCardsOf(const PlaySetting& setting)
{
    const CardSet dealt = dealtPartnerCards(*setting.variant);
    return dealt.empty() ? setting.partnerCards : dealt;
}

/// The fail suits of the table: the called one first, then the led one, then the own long ones.
std::size_t sortSuits(const SightedPosition& sight, const PlaySetting& setting,
    std::array<std::size_t, shownSuits>& kinds)
{
    std::array<int, suitKinds> worth {};
    std::size_t count = 0;
    for (std::size_t kind = 1; kind < suitKinds; ++kind) {
        const CardSet suit = setting.trumps.ofKind(kind);
        if ((suit & setting.deck).empty())
            continue;
        constexpr int called = 1000;
        constexpr int ledNow = 500;
        constexpr int own = 16;
        worth[kind] = (suit == sight.calledSuit ? called : 0)
            + (!sight.leads && kind == sight.led ? ledNow : 0) + own * (sight.hand & suit).size()
            + (sight.unseen & suit).size();
        kinds[count++] = kind;
    }
    std::stable_sort(kinds.begin(), kinds.begin() + static_cast<std::ptrdiff_t>(count),
        [&](std::size_t one, std::size_t other) { return worth[one] > worth[other]; });
    return count;
}

void describeSuits(InputWriter& to, const SightedPosition& sight, const PlaySetting& setting)
{
    constexpr std::size_t numbers = 9;
    std::array<std::size_t, shownSuits> kinds {};
    const std::size_t count = sortSuits(sight, setting, kinds);
    for (std::size_t i = 0; i < count; ++i) {
        const CardSet suit = setting.trumps.ofKind(kinds[i]);
        const CardSet own = sight.hand & suit;
        const CardSet out = sight.unseen & suit;
        SeatSet others = setting.seats - sight.at.voids[kinds[i]];
        others.remove(sight.me);
        to.count(own.size(), 2);
        to.flag(own.meets(cardsOf(Rank::Ace)));
        to.flag(own.meets(cardsOf(Rank::Ten)));
        to.count(own.points().value, 20);
        to.count(out.size(), 5);
        to.flag(out.meets(cardsOf(Rank::Ace)));
        to.flag(out.meets(cardsOf(Rank::Ten)));
        to.count(others.size(), 4);
        to.flag(suit == sight.calledSuit);
    }
    to.none((shownSuits - count) * numbers);
}

void describeSeats(
    InputWriter& to, const SightedPosition& sight, const PlaySetting& setting, Playout& playout)
{
    constexpr std::size_t numbers = 8;
    constexpr int tricks = 3;
    Seat seat = sight.me;
    for (int i = 1; i < maxSeats; ++i) {
        if (i >= setting.seats.size()) {
            to.none(numbers);
            continue;
        }
        seat = setting.seats.nextAfter(seat);
        const PlayPosition& at = sight.at;
        to.number(2 * playout.friendly(seat) - 1);
        to.flag(seat == setting.picker);
        to.flag(!sight.behind.contains(seat));
        to.flag(!sight.leads && sight.play.winning() == seat);
        to.flag(at.voids[trumpKind].contains(seat));
        int voids = 0;
        for (std::size_t kind = 1; kind < suitKinds; ++kind)
            voids += at.voids[kind].contains(seat) ? 1 : 0;
        if (sight.leads)
            to.count(voids, 2);
        else
            to.flag(at.voids[sight.led].contains(seat));
        to.count(at.tricks(seat), tricks);
        to.count(sight.play.points(seat).value, half);
    }
}

void describeTrick(
    InputWriter& to, const SightedPosition& sight, const PlaySetting& setting, Playout& playout)
{
    const CardSet trump = setting.trumps.trump();
    to.count(sight.toPlay, 4);
    float friends = 0;
    for (const Seat seat : sight.behind)
        friends += playout.friendly(seat);
    to.number(friends, 4);
    to.count((sight.unseen & trump).size(), 7);
    to.count((sight.hand & trump).size(), 4);
    to.flag(sight.leads);
    if (sight.leads)
        return to.none(6);
    const auto best = sight.play.best();
    const CardSet above = best ? setting.above[static_cast<std::size_t>(best->index())] : CardSet();
    to.count(sight.play.trick().points().value, 20);
    to.number(2 * playout.friendly(sight.play.winning()) - 1);
    to.flag(sight.led == trumpKind);
    to.flag(sight.play.ledSuit() == sight.calledSuit);
    to.count((above & sight.unseen).size(), 4);
    to.flag(best && trump.contains(*best));
}

/// Card points taken by the own side and by the others, as far as the viewer knows the sides.
void describeStanding(
    InputWriter& to, const SightedPosition& sight, const PlaySetting& setting, Playout& playout)
{
    float mine = 0;
    float theirs = 0;
    for (const Seat seat : setting.seats) {
        const auto points = static_cast<float>(sight.play.points(seat).value);
        const float share = playout.friendly(seat);
        mine += share * points;
        theirs += (1 - share) * points;
    }
    if (sight.me == setting.picker && !setting.blindPick)
        mine += static_cast<float>((sight.at.aside[sight.me] - sight.at.gone).points().value);
    to.number(mine, half);
    to.number(theirs, half);
    to.number(std::min(mine, static_cast<float>(schneider)), schneider);
    to.number(std::min(theirs, static_cast<float>(schneider)), schneider);
    to.number(std::max(0.0F, mine - half), schneider);
    to.number(std::max(0.0F, theirs - half), schneider);
    to.flag(sight.at.tricks(sight.me) > 0);
}

void describeRole(InputWriter& to, const SightedPosition& sight, const PlaySetting& setting)
{
    const bool picks = sight.me == setting.picker;
    to.flag(picks);
    to.flag(sight.maker && !sight.secret && !picks);
    to.flag(sight.secret);
    to.flag(!sight.maker && !setting.everyoneForHimself);
    to.flag(setting.alone);
    const int shown = sight.known.size() - (setting.picker ? 1 : 0);
    to.count(std::max(0, setting.hiddenMakers - shown), 2);
    to.flag(shown > 0);
    to.flag(setting.hiddenMakers == 0);
}

void describeTable(InputWriter& to, const SightedPosition& sight, const PlaySetting& setting)
{
    constexpr int fewest = 3;
    const Layout& layout = setting.variant.layout();
    to.oneOf(setting.seats.size() - fewest, 6);
    to.flag(setting.variant->partner == Partner::CalledAce);
    to.flag(setting.variant->partner == Partner::JackOfDiamonds
        || setting.variant->partner == Partner::JackOfClubs);
    to.flag(setting.variant->partner == Partner::None);
    to.flag(setting.variant->partner == Partner::JackAndAce);
    to.count(layout.hand, 8);
    int fromPicker = 0;
    if (setting.picker)
        for (Seat seat = sight.me; seat != *setting.picker; seat = setting.seats.nextAfter(seat))
            ++fromPicker;
    to.count(fromPicker, 4);
    to.flag(sight.partnerCards.meets(setting.trumps.trump()));
    to.flag(!sight.partnerCards.empty() && sight.at.gone.containsAll(sight.partnerCards));
    to.flag(sight.hand.meets(sight.partnerCards));
}

} // namespace

SightedPosition::SightedPosition(const PlayPosition& position, const PlaySetting& setting)
    : at(position)
    , play(position.play)
    , me(play.turn())
    , hand(play.hand(me))
    , unseen(setting.deck - position.gone - hand - position.aside[me])
    , leads(play.cardsInTrick() == 0)
    , toPlay(setting.seats.size() - play.cardsInTrick() - 1)
    , led(leads ? 0 : setting.trumps.kindOf(play.ledSuit()))
    , maker(position.makers.contains(me))
    , partnerCards(partnerCardsOf(setting))
    , secret(maker && me != setting.picker && hand.meets(partnerCards))
    , known(position.known)
{
    if (secret)
        known.remove(me);
    Seat seat = me;
    for (int i = 0; i < toPlay; ++i) {
        seat = setting.seats.nextAfter(seat);
        behind.add(seat);
    }
    if (!play.duty().suit.empty())
        calledSuit = play.duty().suit;
}

TrumpRanks::TrumpRanks(const PlaySetting& setting)
{
    CardSet trump = setting.trumps.trump() & setting.deck;
    while (!trump.empty()) {
        const Card card = setting.trumps.strongest(trump);
        trump.remove(card);
        places_[static_cast<std::size_t>(card.index())] =
            static_cast<std::uint8_t>(std::min(count_, shown - 1));
        fromTheTop_[count_++] = card;
    }
}

void TrumpRanks::flags(InputWriter& to, CardSet cards) const
{
    for (std::size_t i = 0; i < shown; ++i)
        to.flag(i < count_ && cards.contains(fromTheTop_[i]));
}

void describePosition(std::span<std::int16_t> inputs, const SightedPosition& sight,
    const TrumpRanks& trumps, const PlaySetting& setting, Playout& playout)
{
    InputWriter to(inputs);
    trumps.flags(to, sight.hand);
    trumps.flags(to, sight.unseen);
    describeSuits(to, sight, setting);
    describeSeats(to, sight, setting, playout);
    describeTrick(to, sight, setting, playout);
    to.oneOf(sight.hand.size() - 1, 10);
    to.count(sight.at.tricksDone, 6);
    describeStanding(to, sight, setting, playout);
    describeRole(to, sight, setting);
    describeTable(to, sight, setting);
}

} // namespace sheepshead
