// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/trick_play.h"

#include "engine/hand/leaster.h"

namespace sheepshead::trick_play {

namespace {

/// HOLD, PART-FOLLOW and their kin bind only where a card was called; a partner jack binds nobody.
CallDuty dutyOf(const HandData& hand)
{
    if (!hand.called || hand.trumps().isTrump(*hand.called))
        return {};
    const bool ten = hand.called->rank() == Rank::Ten;
    return { .suit = hand.trumps().fail(hand.called->suit()),
        .called = *hand.called,
        .picker = *hand.picker,
        .partner = *hand.partners.begin(),
        .pickerHolds = hand.variant->callHold || ten,
        .tenCalled = ten,
        .tenBeatsAce = hand.variant->tenBeatsAce };
}

void record(HandData& hand, Seat seat, Card card)
{
    if (hand.play.cardsInTrick() == 0)
        ++hand.trickCount;
    TrickRecord& trick = hand.tricks[static_cast<std::size_t>(hand.trickCount - 1)];
    trick.cards[trick.count] = card;
    trick.seats[trick.count] = seat;
    ++trick.count;
}

/// PART-REVEAL and, for a picker alone in secret, JACK-SELF.
void reveal(HandData& hand, Seat seat, Card card, bool asUnder, Events& events)
{
    if (!hand.called || card != *hand.called || asUnder || hand.partnerRevealed)
        return;
    hand.partnerRevealed = true;
    events.push_back(PartnerRevealed { seat });
}

TrickTaken taken(const HandData& hand, const TrickRecord& trick)
{
    TrickTaken event { .winner = trick.winning, .number = hand.trickCount };
    for (std::size_t i = 0; i < trick.count; ++i) {
        if (hand.under == trick.cards[i])
            event.under = trick.cards[i];
        else
            event.cards.add(trick.cards[i]);
    }
    event.withBlind = leaster::blindGoesWith(hand, hand.trickCount);
    return event;
}

PickedOutcome pickedOutcome(const HandData& hand)
{
    PickedOutcome outcome { .picker = *hand.picker, .partners = hand.partners };
    const Playing& play = hand.play;
    SeatSet makers = hand.partners;
    makers.add(*hand.picker);
    int tricks = 0;
    outcome.makersPoints = hand.buried.points();
    for (const Seat maker : makers) {
        outcome.makersPoints += play.points(maker);
        tricks += play.tricks(maker);
    }
    outcome.makersTookNoTrick = tricks == 0;
    outcome.makersTookAllTricks = tricks == hand.trickCount;
    outcome.pickerTookNoTrick = play.tricks(*hand.picker) == 0;
    outcome.forcedPick = hand.forcedPick;
    outcome.doubler = hand.doubler;
    return outcome;
}

void score(HandData& hand, Events& events)
{
    HandScored scored {
        .outcome = {}, .scores = {}, .blind = hand.deal.blind, .buried = hand.buried
    };
    scored.under = hand.under;
    if (hand.leaster) {
        scored.outcome = leaster::outcome(hand);
        scored.scores =
            scoreHand(std::get<LeasterOutcome>(scored.outcome), hand.seats, *hand.variant);
    } else {
        scored.outcome = pickedOutcome(hand);
        scored.scores =
            scoreHand(std::get<PickedOutcome>(scored.outcome), hand.seats, *hand.variant);
    }
    hand.phase = Phase::Over;
    hand.scored = scored;
    events.push_back(scored);
}

void endTrick(HandData& hand, Events& events)
{
    TrickRecord& trick = hand.tricks[static_cast<std::size_t>(hand.trickCount - 1)];
    trick.winning = hand.play.leader();
    const TrickTaken event = taken(hand, trick);
    events.push_back(event);
    if (event.withBlind)
        hand.play.addPoints(event.winner, hand.deal.blind.points());
    if (hand.play.over())
        score(hand, events);
}

} // namespace

void begin(HandData& hand, Seat leader)
{
    hand.play = Playing(hand.seats, hand.hands, leader);
    hand.play.setDuty(dutyOf(hand));
    if (hand.under)
        hand.play.layUnder(*hand.picker, *hand.under);
    hand.phase = Phase::Playing;
    hand.turn = leader;
}

std::vector<Action> legal(const HandData& hand)
{
    std::vector<Action> actions;
    for (const Card card : hand.play.legal())
        actions.emplace_back(Play { card });
    return actions;
}

std::optional<Refusal> whyNot(const HandData& hand, const Action& action)
{
    const auto* const play = std::get_if<Play>(&action);
    return play == nullptr ? Refusal::NotNow : hand.play.whyNot(play->card);
}

void apply(HandData& hand, const Action& action, Events& events)
{
    const Card card = std::get<Play>(action).card;
    const Seat seat = hand.turn;
    const bool asUnder = hand.play.under() == card && seat == hand.picker;
    events.push_back(Played { seat, card, asUnder });
    record(hand, seat, card);
    const bool ended = hand.play.play(hand.trumps(), card);
    hand.turn = hand.play.turn();
    reveal(hand, seat, card, asUnder, events);
    if (ended)
        endTrick(hand, events);
    else
        hand.tricks[static_cast<std::size_t>(hand.trickCount - 1)].winning = hand.play.winning();
}

} // namespace sheepshead::trick_play
