// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/state/hand_state.h"

#include "engine/hand/phases/bidding.h"
#include "engine/hand/phases/burying.h"
#include "engine/hand/phases/calling.h"
#include "engine/hand/phases/partner_calling.h"
#include "engine/hand/phases/picking.h"
#include "engine/hand/phases/raising.h"
#include "engine/hand/phases/redealing.h"
#include "engine/hand/phases/trick_play.h"
#include "engine/hand/phases/voting.h"
#include "engine/hand/sides.h"
#include "engine/rules/partner_cards.h"

namespace sheepshead {

namespace {

/// One phase of the hand: the functions of its file.
struct PhaseRules {
    void (*legal)(const HandData&, Choices&);
    std::optional<Refusal> (*whyNot)(const HandData&, const Action&);
    void (*apply)(HandData&, const Action&, EventSink);
};

/// By Phase, up to the last one in which a seat acts.
constexpr std::array phases {
    PhaseRules { redealing::legal, redealing::whyNot, redealing::apply },
    PhaseRules { picking::legal, picking::whyNot, picking::apply },
    PhaseRules { voting::legal, voting::whyNot, voting::apply },
    PhaseRules { bidding::legal, bidding::whyNot, bidding::apply },
    PhaseRules { burying::legal, burying::whyNot, burying::apply },
    PhaseRules { calling::legal, calling::whyNot, calling::apply },
    PhaseRules { raising::legal, raising::whyNot, raising::apply },
    PhaseRules { trick_play::legal, trick_play::whyNot, trick_play::apply },
};

constexpr PhaseRules callingWithoutPicker { partner_calling::legal, partner_calling::whyNot,
    partner_calling::apply };

const PhaseRules& rulesOf(const HandData& hand)
{
    if (hand.phase == Phase::Calling && !hand.picker) // 8H-2
        return callingWithoutPicker;
    return phases[static_cast<std::size_t>(hand.phase)];
}

HandData dealt(const CheckedVariant& variant, const Deal& deal, int doubler)
{
    HandData hand(variant, deal, doubler);
    if (variant.layout().piles > 0)
        for (const Seat seat : hand.seats)
            hand.hands[seat] |= openInPiles(variant, deal, seat);
    return hand;
}

/// CRACK-WHO and similar rules: the question is secret, as it tells what the asked seat holds.
bool isAskedInSecret(const HandData& hand)
{
    return hand.phase == Phase::Raising || hand.phase == Phase::Redealing
        || (hand.phase == Phase::Calling && !hand.picker);
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

/// What a seat took, buried and laid under; 7H-2 lets the partners see each other's bury.
void seeOwnSecrets(const HandData& hand, Observation& seen)
{
    seen.blind = hand.taken[seen.viewer];
    if (!hand.blindPick) // otherwise not even the picker has seen it
        seen.buried = hand.buried[seen.viewer];
    const bool together =
        hand.variant->partner == Partner::Neighbour && hand.variant->buryTogetherOpen;
    if (together && hand.makers.contains(seen.viewer))
        for (const Seat maker : hand.makers)
            seen.buried |= hand.buried[maker];
    if (hand.picker == seen.viewer)
        seen.under = hand.playBegan() ? hand.play.under() : hand.under;
}

/// Two-handed tables: what this trick has uncovered is turned when the trick is over.
CardSet stillFaceDown(const HandData& hand, Seat seat)
{
    CardSet down;
    const CardSet trick = hand.play.cardsInTrick() > 0 ? hand.play.trick() : CardSet();
    for (int i = 0; i < hand.variant.layout().piles; ++i) {
        const Pile& pile = hand.deal.piles[seat][static_cast<std::size_t>(i)];
        if (trick.contains(pile.open))
            down.add(pile.covered);
    }
    return down;
}

/// Open cards of two-handed tables and the pairs of blitzes, while they are in hand.
CardSet openCards(const HandData& hand, Seat seat)
{
    CardSet open = hand.blitzed;
    for (int i = 0; i < hand.variant.layout().piles; ++i) {
        const Pile& pile = hand.deal.piles[seat][static_cast<std::size_t>(i)];
        open |= { pile.open, pile.covered };
    }
    if (hand.under) // face down, though it may have been shown
        open.remove(*hand.under);
    return (open & hand.handOf(seat)) - stillFaceDown(hand, seat);
}

int coveredCards(const HandData& hand, Seat seat)
{
    int covered = 0;
    for (const Card card : hand.handOf(seat))
        covered += hand.play.covers(card) ? 1 : 0;
    return covered;
}

/// The cards of the hands and of the trick on the table that lie on another card.
CardSet coveringCards(const HandData& hand)
{
    CardSet cards = hand.play.cardsInTrick() > 0 ? hand.play.trick() : CardSet();
    for (const Seat seat : hand.seats)
        cards |= hand.handOf(seat);
    CardSet covering;
    for (const Card card : cards)
        if (hand.play.covers(card))
            covering.add(card);
    return covering;
}

/// The under lies on the table, but its player still has it to play.
int cardsHeld(const HandData& hand, Seat seat)
{
    const bool underToo = hand.playBegan() && seat == hand.picker && hand.play.under();
    return hand.handOf(seat).size() + coveredCards(hand, seat) + (underToo ? 1 : 0);
}

void seePlay(const HandData& hand, Observation& seen)
{
    for (int i = 0; i < hand.trickCount; ++i)
        seen.tricks.push_back(
            seenTrick(hand, hand.tricks[static_cast<std::size_t>(i)], seen.viewer));
    for (const Seat seat : hand.seats) {
        seen.tricksTaken[seat] = hand.play.tricks(seat);
        seen.open[seat] = openCards(hand, seat);
        seen.cardsHeld[seat] = cardsHeld(hand, seat);
    }
    seen.covering = coveringCards(hand);
    if (hand.phase == Phase::Playing && hand.turn == seen.viewer)
        seen.proper = hand.play.legal();
}

void seeBidding(const HandData& hand, Observation& seen)
{
    seen.passed = hand.passed;
    seen.votes = hand.votes;
    seen.bid = hand.bid;
    seen.solo = hand.solo;
    seen.picker = hand.picker;
    seen.forcedPick = hand.forcedPick;
    seen.blindPick = hand.blindPick;
    seen.noPickGame = hand.noPickGame;
    seen.callUp = hand.callUp;
    seen.called = hand.called;
    if (hand.variant->partner == Partner::QueenJackSeven)
        seen.calledCards = hand.partnerCards - queenJackSeven;
    seen.calledWithUnder = hand.under.has_value();
    seen.alone = hand.alone;
    seen.sheepshead = hand.sheepshead;
    seen.raised = hand.raised;
    seen.crackers = hand.crackers;
}

} // namespace

Result<HandState> HandState::fromDeal(const CheckedVariant& variant, const Deal& deal, int doubler)
{
    HandState state;
    state.data_.variant = variant;
    if (auto problem = state.dealAgain(deal, doubler))
        return *problem;
    return state;
}

std::optional<Problem> HandState::dealAgain(const Deal& deal, int doubler)
{
    if (auto fault = faultOf(data_.variant, deal))
        return fault;
    if (doubler < 1)
        return Problem { "doubler", "must be 1 or more" };
    data_ = dealt(data_.variant, deal, doubler);
    redealing::begin(data_, EventSink());
    return std::nullopt;
}

std::vector<Event> HandState::opening() const
{
    HandData hand = dealt(data_.variant, data_.deal, data_.doubler);
    Dealt event { .dealer = hand.deal.dealer, .seats = hand.seats, .hands = hand.deal.hands };
    for (const Seat seat : hand.seats) {
        event.open[seat] = openInPiles(hand.variant, hand.deal, seat);
        event.sizes[seat] = hand.variant.layout().hand;
    }
    event.blind = hand.deal.blind;
    event.blindSize = hand.deal.blind.size();
    event.doubler = hand.doubler;
    Events events { event };
    redealing::begin(hand, EventSink(events));
    return events;
}

std::vector<Action> HandState::legalActions() const
{
    Choices choices;
    findChoices(choices);
    return choices.list();
}

void HandState::findChoices(Choices& choices) const
{
    if (data_.phase == Phase::Playing)
        return trick_play::legal(data_, choices);
    choices.clear();
    if (!over())
        rulesOf(data_).legal(data_, choices);
}

std::optional<Refusal> HandState::whyNot(const Action& action) const
{
    return over() ? Refusal::NotNow : rulesOf(data_).whyNot(data_, action);
}

std::vector<Event> HandState::apply(const Action& action)
{
    Events events;
    act(action, EventSink(events));
    return events;
}

void HandState::applySilently(const Action& action) { act(action, EventSink()); }

void HandState::applySilently(const Choices& choices, int number)
{
    if (choices.arePlays())
        trick_play::playSilently(data_, choices.cardAt(number));
    else
        applySilently(choices[number]);
}

void HandState::act(const Action& action, EventSink events)
{
    assert(!whyNot(action));
    rulesOf(data_).apply(data_, action, events);
}

Observation HandState::observation(Seat viewer) const
{
    Observation seen;
    seen.variant = data_.variant;
    seen.trumps = data_.order;
    seen.viewer = viewer;
    seen.dealer = data_.deal.dealer;
    seen.seats = data_.seats;
    seen.doubler = data_.doubler;
    seen.phase = data_.phase;
    if (!isAskedInSecret(data_) || data_.turn == viewer)
        seen.turn = toAct();
    seen.dealt = data_.deal.hands[viewer];
    seen.hand = data_.handOf(viewer) - stillFaceDown(data_, viewer);
    seen.sides = sides::knownTo(data_, viewer);
    seeBidding(data_, seen);
    seeOwnSecrets(data_, seen);
    seePlay(data_, seen);
    return seen;
}

} // namespace sheepshead
