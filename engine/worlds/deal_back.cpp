// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/worlds/deal_back.h"

#include "engine/hand/phases/partner_jack.h"
#include "engine/hand/phases/raising.h"
#include "engine/rules/layouts.h"
#include "engine/rules/partner_cards.h"
#include "engine/worlds/call_explanations.h"
#include "engine/worlds/hidden_cards.h"

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

CardSet someOf(CardSet cards, int count, Rng& rng)
{
    std::array<Card, 32> pool;
    std::ranges::copy(cards, pool.begin());
    auto left = static_cast<std::uint32_t>(cards.size());
    CardSet some;
    for (int i = 0; i < count; ++i) {
        Card& any = pool[rng.below(left)];
        some.add(any);
        any = pool[--left];
    }
    return some;
}

/// Visits all ways to choose `count` of the cards until one is accepted.
bool anyChoice(CardSet cards, int count, CardSet chosen, const auto& willDo)
{
    if (count == 0)
        return willDo(chosen);
    for (const Card card : cards) {
        cards.remove(card);
        if (cards.size() + 1 >= count && anyChoice(cards, count - 1, chosen.with(card), willDo))
            return true;
    }
    return false;
}

} // namespace

DealBack::DealBack(const Observation& seen, const KnownCards& granted)
    : seen_(seen)
{
    const Variant& variant = *seen.variant;
    for (const Seat seat : seen.seats) {
        played_[seat] = playedBy(seen, seat);
        const int count = blindCardsTaken(seen, seat);
        if (count == 0)
            continue;
        Taker taker { seat, count, dealtForSure(seat), {}, {} };
        const bool calledUp = variant.partner == Partner::JackOfDiamonds && seat == seen.picker
            && seen.called && seen.called != jackOfDiamonds && !seen.callUp;
        if (seat == seen.viewer)
            taker.fromBlind = seen.blind;
        else if (calledUp && variant.callUpSource == CallUpSource::BlindOnly)
            taker.fromBlind = { jackOfDiamonds };
        if (seat != seen.viewer) {
            taker.dealt |= granted.dealt[seat];
            taker.granted = granted.blind;
        }
        takers_.push_back(taker);
    }
}

/// JACK-UP-WHEN "before the blind" and BLITZ-WHEN "before the pick" show what was dealt.
CardSet DealBack::dealtForSure(Seat seat) const
{
    CardSet cards;
    if (seen_.callUp && seat == seen_.picker) {
        cards.add(jackOfDiamonds);
        for (const Suit suit : { Suit::Hearts, Suit::Spades, Suit::Clubs }) {
            if (*seen_.callUp == Card(Rank::Jack, suit))
                break;
            cards.add({ Rank::Jack, suit });
        }
    }
    if (seen_.variant->blitzWhen == BlitzWhen::BeforePick)
        for (const Raise& raise : seen_.raised)
            if (const auto* const blitz = std::get_if<Blitzed>(&raise))
                if (blitz->seat == seat)
                    cards |= raising::cardsOf(blitz->pair);
    return cards;
}

/// As if the blind had not been taken.
void DealBack::layHands(World& world) const
{
    for (const Seat seat : seen_.seats) {
        CardSet cards = world.hands[seat] | played_[seat];
        if (!seen_.blindPick)
            cards |= world.buried[seat];
        if (seat == seen_.picker && world.under)
            cards.add(*world.under);
        if (seen_.variant.layout().piles > 0)
            cards -= seen_.open[seat];
        world.deal.hands[seat] = cards;
    }
}

void DealBack::giveBack(World& world, const Taker& taker, CardSet blind) const
{
    world.deal.hands[taker.seat] -= blind;
    world.deal.blind |= blind;
    if (taker.seat != seen_.picker)
        world.deal.neighboursBlind |= blind;
}

/// Which part of an untaken blind is the neighbour's makes no difference.
void DealBack::finish(World& world) const
{
    const int neighbours = seen_.variant.layout().neighbourTakes;
    if (seen_.picker)
        return;
    for (const Card card : world.deal.blind)
        if (world.deal.neighboursBlind.size() < neighbours)
            world.deal.neighboursBlind.add(card);
}

bool DealBack::couldBeDealt(const World& world) const
{
    const Variant& variant = *seen_.variant;
    const bool redeals =
        variant.redealHand == RedealHand::Mandatory && seen_.variant.layout().piles == 0;
    if (redeals)
        for (const Seat seat : seen_.seats)
            if (seat != seen_.viewer
                && isRedealHand(world.deal.hands[seat], seen_.variant.trumps()))
                return false;
    return !seen_.callUp
        || partner_jack::toCallUp(variant, world.deal.hands[*seen_.picker]) == seen_.callUp;
}

CardSet DealBack::surelyTaken(const World& world, const Taker& taker)
{
    return taker.fromBlind | (taker.granted & world.deal.hands[taker.seat]);
}

bool DealBack::draw(World& world, Rng& rng) const
{
    layHands(world);
    for (const Taker& taker : takers_) {
        const CardSet sure = surelyTaken(world, taker);
        const CardSet open = world.deal.hands[taker.seat] - taker.dealt - sure;
        const int count = taker.count - sure.size();
        if (count < 0 || count > open.size())
            return false;
        giveBack(world, taker, sure | someOf(open, count, rng));
    }
    finish(world);
    return couldBeDealt(world);
}

bool DealBack::find(World& world, const std::function<bool(const World&)>& fits) const
{
    layHands(world);
    return findFrom(0, world, fits);
}

bool DealBack::findFrom(
    std::size_t index, World& world, const std::function<bool(const World&)>& fits) const
{
    if (index == takers_.size()) {
        World whole = world;
        finish(whole);
        if (!couldBeDealt(whole) || !fits(whole))
            return false;
        world = whole;
        return true;
    }
    const Taker& taker = takers_[index];
    const CardSet sure = surelyTaken(world, taker);
    const CardSet open = world.deal.hands[taker.seat] - taker.dealt - sure;
    const int count = taker.count - sure.size();
    return count >= 0 && anyChoice(open, count, sure, [&](CardSet blind) {
        World next = world;
        giveBack(next, taker, blind);
        if (!findFrom(index + 1, next, fits))
            return false;
        world = next;
        return true;
    });
}

} // namespace sheepshead
