// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/beginner_player.h"

#include "engine/players/card_search.h"
#include "engine/support/rng.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr std::uint32_t slipsInTen = 4;
constexpr double dearest = 0.6; ///< score points that a slip may cost on average
constexpr int worlds = 24;

Habits timidBidder()
{
    Habits habits;
    habits.lossToWin += 0.3;
    habits.declareAlone = 1000;
    habits.crack = 1000;
    habits.answerCrack = 1000;
    habits.buriedPoint = 0.4;
    return habits;
}

Habits carelessCards()
{
    Habits habits;
    habits.saveTrump = -6;
    habits.findPartner = 0;
    habits.drawTrump = 0;
    habits.schmear = 0;
    habits.pointsToCome = 0;
    habits.keepTopTrump = 4;
    habits.leasterNeed = 4;
    habits.leasterToCome = 1;
    return habits;
}

double scoreOf(const std::vector<Prospect>& prospects, const Action& action)
{
    const auto found = std::ranges::find(prospects, action, &Prospect::action);
    return found == prospects.end() ? 0 : found->score;
}

std::uint64_t seedFor(std::uint64_t seed, const Observation& seen)
{
    seed = mixedSeed(seed, seen.hand.bits());
    seed = mixedSeed(seed, seen.cardsSeenPlayed().bits());
    return mixedSeed(seed, static_cast<std::uint64_t>(seen.viewer));
}

} // namespace

BeginnerPlayer::BeginnerPlayer(std::uint64_t seed)
    : seed_(seed)
    , rules_(timidBidder())
{
}

bool BeginnerPlayer::slips(const Observation& seen) const
{
    return Rng(seedFor(seed_, seen)).below(10) < slipsInTen;
}

Action BeginnerPlayer::choose(
    const Observation& seen, std::span<const Action> legal, std::stop_token stop)
{
    const bool plays = seen.phase == Phase::Playing && seen.proper.size() > 1;
    if (plays && !stop.stop_requested() && slips(seen))
        return playBySlip(seen, legal, stop);
    return rules_.choose(seen, legal, stop);
}

Action BeginnerPlayer::playBySlip(
    const Observation& seen, std::span<const Action> legal, const std::stop_token& stop) const
{
    const Action proper = RulePlayer().choose(seen, legal, stop);
    const Action slip = RulePlayer(carelessCards()).choose(seen, legal, stop);
    if (slip == proper)
        return proper;
    Rng rng(seedFor(seed_ + 1, seen));
    const auto prospects =
        prospectsOf(tryCards(seen, legal, worlds, rng, [&] { return stop.stop_requested(); }));
    const double cost = scoreOf(prospects, proper) - scoreOf(prospects, slip);
    return prospects.empty() || cost > dearest ? proper : slip;
}

} // namespace sheepshead
