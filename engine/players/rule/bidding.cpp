// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/bidding.h"

#include "engine/players/rule/hand_strength.h"
#include "engine/players/rule/makers_chance.h"
#include "engine/rules/layouts.h"

namespace sheepshead {

namespace {

/// Two thirds of the hand, or half of it that begins with a queen and another honour: whatever else
/// he holds, with less a picker is pulled to pieces.
bool hasEnoughTrump(CardSet hand, const TrumpOrder& trumps)
{
    const CardSet trump = hand & trumps.trump();
    const CardSet queens = hand & cardsOf(Rank::Queen);
    const CardSet jacks = hand & cardsOf(Rank::Jack);
    return trump.size() >= 2 * hand.size() / 3
        || (trump.size() >= hand.size() / 2 && !queens.empty() && (queens | jacks).size() >= 2);
}

/// The last pick that is legal names a higher jack, where the holder of the partner jack may.
Pick bestPick(std::span<const Action> legal, bool blind = false)
{
    Pick best;
    for (const Action& action : legal)
        if (const auto* pick = std::get_if<Pick>(&action); pick && pick->blind == blind)
            best = *pick;
    return best;
}

/// So strong a hand as it was dealt that two more cards would hardly help it.
bool picksBlind(const Observation& seen, std::span<const Action> legal, const Habits& habits)
{
    const CardSet losing = seen.hand - seen.trumps.trump() - cardsOf(Rank::Ace);
    return bestPick(legal, true).blind && losing.size() <= 1
        && handStrength(seen.hand, seen.trumps) >= habits.pickBlind * seen.hand.size();
}

/// What the last to speak avoids by picking: a hand that could have picked does badly in a game
/// where trump lose.
double dreadOfNoPick(NoPick noPick, const Habits& habits)
{
    switch (noPick) {
    case NoPick::Leaster:
    case NoPick::Moster:
    case NoPick::Schwanzer:
        return habits.dreadOfLeaster;
    case NoPick::Vote:
    case NoPick::Mittler:
    case NoPick::Schneidster:
        return habits.dreadOfLeaster / 2;
    default:
        return 0;
    }
}

/// Where losing counts double (DOTB) a picker has to win nearly two hands of three; but letting
/// another pick is not free either.
double wantedChance(const Observation& seen, const Habits& habits)
{
    const double loss = habits.lossToWin * (seen.variant->doubleOnTheBump ? 2 : 1);
    const bool isLast = seen.passed.size() == seen.seats.size() - 1;
    const double dread =
        isLast ? dreadOfNoPick(seen.variant->noPick, habits) : habits.dreadOfOthers;
    return loss / (1 + loss) - dread;
}

bool wantsBlind(const Observation& seen, const Habits& habits)
{
    return hasEnoughTrump(seen.hand, seen.trumps)
        && chanceAsPicker(seen) >= wantedChance(seen, habits);
}

} // namespace

/// A pair is not shown before the blind is seen: it would only tell the others.
Action judgePick(const Observation& seen, std::span<const Action> legal, const Habits& habits)
{
    const bool mayPass = std::holds_alternative<Pass>(legal.front());
    const bool picks = !mayPass || wantsBlind(seen, habits);
    if (!picks)
        return Pass {};
    return bestPick(legal, picksBlind(seen, legal, habits));
}

} // namespace sheepshead
