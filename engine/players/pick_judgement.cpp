// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/pick_judgement.h"

#include "engine/players/hand_strength.h"

#include <optional>

namespace sheepshead {

namespace {

/// 0 for the first to speak, 1 for the dealer on the end.
double position(const Observation& seen)
{
    return static_cast<double>(seen.passed.size()) / (seen.seats.size() - 1);
}

/// Four, or three that begin with a queen and another honour: whatever else he holds, with less a
/// picker is pulled to pieces.
bool hasEnoughTrump(CardSet hand, const TrumpOrder& trumps)
{
    const CardSet trump = hand & trumps.trump();
    const CardSet queens = hand & cardsOf(Rank::Queen);
    const CardSet jacks = hand & cardsOf(Rank::Jack);
    return trump.size() >= 4
        || (trump.size() == 3 && !queens.empty() && (queens | jacks).size() >= 2);
}

std::optional<Card> partnerJack(const Variant& variant)
{
    if (variant.partner == Partner::JackOfDiamonds)
        return Card(Rank::Jack, Suit::Diamonds);
    if (variant.partner == Partner::JackOfClubs)
        return Card(Rank::Jack, Suit::Clubs);
    return std::nullopt;
}

/// The last pick that is legal names a higher jack, where the holder of the partner jack may.
Pick bestPick(std::span<const Action> legal)
{
    Pick best;
    for (const Action& action : legal)
        if (const auto* pick = std::get_if<Pick>(&action))
            best = *pick;
    return best;
}

/// Holding the partner jack makes him play alone, unless he can name another as he picks.
double forTheJack(const Observation& seen, std::span<const Action> legal, const Habits& habits)
{
    const auto jack = partnerJack(*seen.variant);
    if (!jack)
        return 0;
    const bool namesAnother = bestPick(legal).callUp.has_value();
    return seen.hand.contains(*jack) && !namesAnother ? habits.aloneInSecret
                                                      : -habits.easeInJackGame;
}

double wantedStrength(const Observation& seen, std::span<const Action> legal, const Habits& habits)
{
    const double at = position(seen);
    const double last =
        habits.pickLast + (seen.variant->noPick == NoPick::Leaster ? 0 : habits.noLeaster);
    return habits.pickFirst * (1 - at) + last * at + forTheJack(seen, legal, habits);
}

bool wantsBlind(const Observation& seen, std::span<const Action> legal, const Habits& habits)
{
    const TrumpOrder& trumps = seen.trumps;
    return hasEnoughTrump(seen.hand, trumps)
        && handStrength(seen.hand, trumps) >= wantedStrength(seen, legal, habits);
}

} // namespace

/// A pair is not shown before the blind is seen: it would only tell the others.
Action judgePick(const Observation& seen, std::span<const Action> legal, const Habits& habits)
{
    const bool mayPass = std::holds_alternative<Pass>(legal.front());
    const bool picks = !mayPass || wantsBlind(seen, legal, habits);
    return picks ? Action(bestPick(legal)) : Action(Pass {});
}

} // namespace sheepshead
