// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/phases/picking.h"

#include "engine/hand/phases/leaster.h"
#include "engine/hand/phases/partner_jack.h"
#include "engine/hand/phases/raising.h"
#include "engine/hand/phases/voting.h"
#include "engine/rules/partner_cards.h"

#include <algorithm>

namespace sheepshead::picking {

namespace {

/// FORCED: everyone else has passed. Forced seat: dealer's left has no choice at all.
bool mustPick(const HandData& hand)
{
    const auto isLast = [&] { return hand.passed.size() + 1 == hand.seats.size(); };
    return (hand.variant->noPick == NoPick::ForcedPick && isLast())
        || (hand.variant->forcedSeat && hand.turn == hand.dealersLeft());
}

/// JACK-UP-WHEN "before the blind": needs the jack of diamonds in the dealt hand.
std::optional<Card> jackToName(const HandData& hand)
{
    const Variant& variant = *hand.variant;
    const CardSet dealt = hand.hands[hand.turn];
    const bool named = variant.partner == Partner::JackOfDiamonds
        && variant.callUpWhen == CallUpWhen::BeforeBlind && dealt.contains(jackOfDiamonds);
    return named ? partner_jack::toCallUp(variant, dealt) : std::nullopt;
}

/// BLITZ-WHEN "before the pick": on the seat's turn to pick or pass. A seat that did not pick is
/// asked again at the pick (raising.h).
std::vector<BlitzPair> pairsToShow(const HandData& hand)
{
    const bool now = hand.variant->blitzWhen == BlitzWhen::BeforePick && raising::mayRaise(hand);
    return now ? raising::pairsOf(hand, hand.turn) : std::vector<BlitzPair>();
}

/// NOPICK.
void beginWithoutPicker(HandData& hand, EventSink events)
{
    switch (hand.variant->noPick) {
    case NoPick::Leaster:
        return leaster::begin(hand, NoPickGame::Leaster, events);
    case NoPick::Moster:
        return leaster::begin(hand, NoPickGame::Moster, events);
    case NoPick::Mittler:
        return leaster::begin(hand, NoPickGame::Mittler, events);
    case NoPick::Schneidster:
        return leaster::begin(hand, NoPickGame::Schneidster, events);
    case NoPick::Schwanzer:
        return leaster::showHands(hand, events);
    case NoPick::Doubler:
        return throwIn(hand, ThrowIn::Doubler, events);
    case NoPick::Redeal:
        return throwIn(hand, ThrowIn::Redeal, events);
    case NoPick::Vote:
        return voting::begin(hand);
    case NoPick::ForcedPick:
        break;
    }
    assert(!"the last player had to pick");
}

void pass(HandData& hand, EventSink events)
{
    events.push_back(Passed { hand.turn });
    hand.passed.add(hand.turn);
    if (hand.passed == hand.seats)
        beginWithoutPicker(hand, events);
    else
        hand.turn = hand.seats.nextAfter(hand.turn);
}

void take(HandData& hand, Seat seat, CardSet cards)
{
    hand.taken[seat] = cards;
    hand.hands[seat] |= cards;
}

/// 7H-2, 7H-3: the neighbour takes what the picker leaves.
void neighbourTakes(HandData& hand, CardSet cards, EventSink events)
{
    const Seat neighbour = hand.pickersLeft();
    take(hand, neighbour, cards);
    if (hand.variant->partner == Partner::Neighbour) {
        hand.makers.add(neighbour);
        hand.openMakers.add(neighbour);
    }
    events.push_back(NeighbourTook { neighbour, cards, cards.size() });
}

/// A blind pick.
void buryUnseen(HandData& hand, EventSink events)
{
    const CardSet blind = hand.deal.blind;
    hand.blindPick = true;
    hand.buried[hand.turn] = blind;
    events.push_back(Picked { hand.turn, blind, blind.size(), hand.forcedPick, hand.callUp, true });
}

/// PICK-2
void takeBlind(HandData& hand, EventSink events)
{
    const CardSet taken = hand.deal.blind - hand.deal.neighboursBlind;
    take(hand, hand.turn, taken);
    events.push_back(Picked { hand.turn, taken, taken.size(), hand.forcedPick, hand.callUp });
    if (taken != hand.deal.blind)
        neighbourTakes(hand, hand.deal.blind - taken, events);
}

void pick(HandData& hand, const Pick& action, EventSink events)
{
    hand.forcedPick = mustPick(hand);
    hand.picker = hand.turn;
    hand.callUp = action.callUp;
    if (action.blind)
        buryUnseen(hand, events);
    else
        takeBlind(hand, events);
    raising::beginAtPick(hand, events);
}

} // namespace

void legal(const HandData& hand, Choices& choices)
{
    if (!mustPick(hand))
        choices.add(Pass {});
    const auto jack = jackToName(hand);
    for (const bool blind : { false, true }) {
        if (blind && !hand.variant->blindPick)
            break;
        choices.add(Pick { .blind = blind });
        if (jack)
            choices.add(Pick { jack, blind });
    }
    for (const BlitzPair pair : pairsToShow(hand))
        choices.add(Blitz { pair });
}

std::optional<Refusal> whyNot(const HandData& hand, const Action& action)
{
    if (std::holds_alternative<Pass>(action))
        return mustPick(hand) ? std::optional(Refusal::MustPick) : std::nullopt;
    if (const auto* picked = std::get_if<Pick>(&action)) {
        if (picked->blind && !hand.variant->blindPick)
            return Refusal::NoBlindPick;
        const bool fine = !picked->callUp || picked->callUp == jackToName(hand);
        return fine ? std::nullopt : std::optional(Refusal::NoCallUp);
    }
    if (const auto* blitz = std::get_if<Blitz>(&action)) {
        const auto pairs = pairsToShow(hand);
        const bool held = std::ranges::find(pairs, blitz->pair) != pairs.end();
        return held ? std::nullopt : std::optional(raising::whyNoRaise(hand));
    }
    return Refusal::NotNow;
}

void apply(HandData& hand, const Action& action, EventSink events)
{
    if (const auto* picked = std::get_if<Pick>(&action))
        pick(hand, *picked, events);
    else if (const auto* blitz = std::get_if<Blitz>(&action))
        raising::showPair(hand, hand.turn, blitz->pair, events);
    else
        pass(hand, events);
}

} // namespace sheepshead::picking
