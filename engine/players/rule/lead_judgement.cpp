// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/lead_judgement.h"

#include "engine/players/rule/best_card.h"
#include "engine/players/rule/card_worth.h"
#include "engine/players/rule/queen_judgement.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// Whether the trick this card leads opens the called suit; the under is led for it too.
bool opensCalledSuit(Card card, const Memory& memory)
{
    return memory.seen().under == card || memory.calledSuitUnled().contains(card);
}

/// Every trump the makers lose costs the defenders more than one.
double makersPlan(Card card, const Memory& memory, const Habits& habits)
{
    constexpr double plenty = 3;
    const double trumpOut = std::min(1.0, memory.trumpAgainstMe() / plenty);
    if (opensCalledSuit(card, memory))
        return -habits.hideCalled * trumpOut;
    return memory.trumps().isTrump(card) ? habits.drawTrump * trumpOut : 0;
}

/// Trump led by a defender draws his own side's; the called suit is the one the makers have to
/// follow.
double defendersPlan(Card card, const Memory& memory, const Habits& habits)
{
    if (memory.trumps().isTrump(card))
        return -habits.saveTrump;
    return opensCalledSuit(card, memory) ? habits.findPartner : 0;
}

} // namespace

Card judgeLead(const Memory& memory, const TrickOdds& odds, CardSet legal, const Habits& habits)
{
    const auto plan = memory.viewerIsMaker() ? makersPlan : defendersPlan;
    return bestCard(legal, memory.trumps(), [&](Card card) {
        return worthOfTrick(card, odds, habits) - worthOfKeeping(card, memory, habits)
            + worthOfShowing(card, memory, habits) + plan(card, memory, habits);
    });
}

} // namespace sheepshead
