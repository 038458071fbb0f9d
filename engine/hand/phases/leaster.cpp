// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/phases/leaster.h"

#include "engine/hand/phases/ending.h"
#include "engine/hand/phases/trick_play.h"
#include "engine/rules/partner_cards.h"

#include <algorithm>

namespace sheepshead::leaster {

namespace {

int countOf(CardSet hand, const TrumpOrder& trumps)
{
    const CardSet queens = hand & cardsOf(Rank::Queen);
    const CardSet jacks = hand & cardsOf(Rank::Jack);
    return 3 * queens.size() + 2 * jacks.size() + (hand & trumps.trump()).size() - queens.size()
        - jacks.size();
}

int highestTrump(CardSet hand, const TrumpOrder& trumps)
{
    const CardSet trump = hand & trumps.trump();
    return trump.empty() ? -1 : trumps.power(trumps.strongest(trump));
}

} // namespace

void begin(HandData& hand, NoPickGame game, EventSink events)
{
    hand.noPickGame = game;
    events.push_back(LeasterBegan { game });
    trick_play::begin(hand, hand.dealersLeft());
}

void showHands(HandData& hand, EventSink events)
{
    SchwanzerOutcome outcome;
    for (const Seat seat : hand.seats) {
        outcome.count[seat] = countOf(hand.hands[seat], hand.trumps());
        outcome.highestTrump[seat] = highestTrump(hand.hands[seat], hand.trumps());
        const auto jack = partnerJackOf(*hand.variant);
        if (hand.variant->schwanzerExempt && jack && hand.hands[seat].contains(*jack))
            outcome.exempt.add(seat);
    }
    ending::score(hand, outcome, events);
}

bool blindGoesWith(const HandData& hand, int trickNumber)
{
    if (!hand.noPickGame)
        return false;
    switch (hand.variant->leasterBlind) {
    case LeasterBlind::Aside:
        return false;
    case LeasterBlind::FirstTrick:
        return trickNumber == 1;
    case LeasterBlind::LastTrick:
        return trickNumber == hand.tricksToPlay();
    }
    return false;
}

LeasterOutcome outcome(const HandData& hand)
{
    LeasterOutcome outcome { .game = hand.noPickGame.value_or(NoPickGame::Leaster) };
    for (const Seat seat : hand.seats) {
        outcome.points[seat] = hand.play.points(seat);
        outcome.tricks[seat] = hand.play.tricks(seat);
    }
    return outcome;
}

} // namespace sheepshead::leaster
