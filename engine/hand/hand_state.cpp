// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/hand_state.h"

#include "engine/hand/burying.h"
#include "engine/hand/calling.h"
#include "engine/hand/picking.h"
#include "engine/hand/trick_play.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// One phase of the hand: the functions of its file.
struct PhaseRules {
    std::vector<Action> (*legal)(const HandData&);
    std::optional<Refusal> (*whyNot)(const HandData&, const Action&);
    void (*apply)(HandData&, const Action&, Events&);
};

/// By Phase, up to the last in which somebody acts.
constexpr std::array phases {
    PhaseRules { picking::legal, picking::whyNot, picking::apply },
    PhaseRules { burying::legal, burying::whyNot, burying::apply },
    PhaseRules { calling::legal, calling::whyNot, calling::apply },
    PhaseRules { trick_play::legal, trick_play::whyNot, trick_play::apply },
};

const PhaseRules& rulesOf(Phase phase) { return phases[static_cast<std::size_t>(phase)]; }

std::optional<Seat> holderOfRedealHand(const HandData& hand)
{
    if (hand.variant->redealHand != RedealHand::Mandatory)
        return std::nullopt;
    Seat seat = hand.deal.dealer;
    for (int i = 0; i < hand.seats.size(); ++i) {
        seat = hand.seats.nextAfter(seat);
        if (isRedealHand(hand.hands[seat], hand.trumps()))
            return seat;
    }
    return std::nullopt;
}

Trick seenTrick(const HandData& hand, const TrickRecord& record, Seat viewer)
{
    Trick trick;
    trick.winning = record.winning;
    const bool complete = record.count == hand.seats.size();
    for (std::size_t i = 0; i < record.count; ++i) {
        const bool asUnder = hand.under == record.cards[i];
        // UNDER-SIGHT
        const bool seen =
            !asUnder || viewer == hand.picker || (complete && viewer == record.winning);
        trick.cards.push_back(
            { record.seats[i], seen ? std::optional(record.cards[i]) : std::nullopt, asUnder });
    }
    return trick;
}

/// PART-REVEAL, and what picker and partner know of themselves.
std::optional<Seat> partnerKnownTo(const HandData& hand, Seat viewer)
{
    if (!hand.picker || !hand.called)
        return std::nullopt;
    if (hand.partners.contains(viewer))
        return viewer;
    if (hand.partners.empty())
        return viewer == hand.picker || hand.partnerRevealed ? hand.picker : std::nullopt;
    return hand.partnerRevealed ? std::optional(*hand.partners.begin()) : std::nullopt;
}

void seePicker(const HandData& hand, Observation& seen)
{
    seen.blind = hand.deal.blind;
    seen.buried = hand.buried;
    seen.under = hand.playBegan() ? hand.play.under() : hand.under;
}

void seePlay(const HandData& hand, Observation& seen)
{
    for (int i = 0; i < hand.trickCount; ++i)
        seen.tricks.push_back(
            seenTrick(hand, hand.tricks[static_cast<std::size_t>(i)], seen.viewer));
    for (const Seat seat : hand.seats)
        seen.tricksTaken[seat] = hand.play.tricks(seat);
}

/// The under lies on the table, but its player still has it to play.
int cardsHeld(const HandData& hand, Seat seat)
{
    const bool underToo = hand.playBegan() && seat == hand.picker && hand.play.under();
    return hand.handOf(seat).size() + (underToo ? 1 : 0);
}

} // namespace

Result<HandState> HandState::fromDeal(const CheckedVariant& variant, const Deal& deal, int doubler)
{
    if (auto fault = faultOf(variant, deal))
        return *fault;
    if (doubler < 1)
        return Problem { "doubler", "must be 1 or more" };
    HandState state;
    HandData& data = state.data_;
    data.variant = variant;
    data.deal = deal;
    data.doubler = doubler;
    data.seats = playingSeats(variant, deal.dealer);
    data.hands = deal.hands;
    data.turn = data.dealersLeft();
    if (holderOfRedealHand(data)) {
        data.phase = Phase::Over;
        data.thrownIn = ThrowIn::RedealHand;
    }
    return state;
}

std::vector<Event> HandState::opening() const
{
    Dealt dealt { .dealer = data_.deal.dealer, .seats = data_.seats, .hands = data_.deal.hands };
    for (const Seat seat : data_.seats)
        dealt.sizes[seat] = data_.deal.hands[seat].size();
    dealt.blind = data_.deal.blind;
    dealt.blindSize = data_.deal.blind.size();
    dealt.doubler = data_.doubler;
    std::vector<Event> events { dealt };
    if (data_.thrownIn == ThrowIn::RedealHand) {
        const Seat seat = *holderOfRedealHand(data_);
        events.push_back(RedealHandShown { seat, data_.deal.hands[seat] });
        events.push_back(ThrownIn { ThrowIn::RedealHand });
    }
    return events;
}

std::optional<Seat> HandState::toAct() const
{
    return over() ? std::nullopt : std::optional(data_.turn);
}

std::vector<Action> HandState::legalActions() const
{
    return over() ? std::vector<Action>() : rulesOf(data_.phase).legal(data_);
}

std::optional<Refusal> HandState::whyNot(const Action& action) const
{
    return over() ? Refusal::NotNow : rulesOf(data_.phase).whyNot(data_, action);
}

std::vector<Event> HandState::apply(const Action& action)
{
    assert(!whyNot(action));
    std::vector<Event> events;
    rulesOf(data_.phase).apply(data_, action, events);
    return events;
}

Observation HandState::observation(Seat viewer) const
{
    Observation seen;
    seen.variant = data_.variant;
    seen.viewer = viewer;
    seen.dealer = data_.deal.dealer;
    seen.seats = data_.seats;
    seen.doubler = data_.doubler;
    seen.phase = data_.phase;
    seen.turn = toAct();
    seen.dealt = data_.deal.hands[viewer];
    seen.hand = data_.handOf(viewer);
    seen.passed = data_.passed;
    seen.picker = data_.picker;
    seen.forcedPick = data_.forcedPick;
    seen.leaster = data_.leaster;
    seen.callUp = data_.callUp;
    seen.called = data_.called;
    seen.calledWithUnder = data_.under.has_value();
    seen.alone = data_.alone;
    seen.partner = partnerKnownTo(data_, viewer);
    for (const Seat seat : data_.seats)
        seen.cardsHeld[seat] = cardsHeld(data_, seat);
    if (data_.picker == viewer)
        seePicker(data_, seen);
    seePlay(data_, seen);
    return seen;
}

} // namespace sheepshead
