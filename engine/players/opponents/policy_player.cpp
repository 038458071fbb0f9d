// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/opponents/policy_player.h"

#include "engine/players/rule/bidding.h"
#include "engine/players/rule/bury_and_call.h"
#include "engine/support/rng.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

float sumOfWeighed(const Features& features, const Features& weights)
{
    float worth = 0;
    for (std::size_t i = 0; i < feature::count; ++i)
        worth += features[i] * weights[i];
    return worth;
}

} // namespace

Action PolicyPlayer::choose(
    const Observation& seen, std::span<const Action> legal, std::stop_token stop)
{
    if (&policy_ == &regularPolicy() || legal.size() < 2)
        return regular_.choose(seen, legal, stop);
    if (seen.phase == Phase::Picking && std::holds_alternative<Pass>(legal.front()))
        return picks(seen) ? regular_.choose(seen, legal.subspan(1), stop) : Action(Pass {});
    if (seen.phase == Phase::Burying)
        return bury(seen, legal);
    if (seen.phase == Phase::Calling)
        return call(seen, legal);
    return regular_.choose(seen, legal, stop);
}

/// The likelier, the better; surely if there is no doubt (PlayerGuess::likelihoodOf()).
bool PolicyPlayer::picks(const Observation& seen) const
{
    constexpr std::size_t kind = indexOf(Decision::Pick);
    constexpr double parts = 1U << 30U;
    const float worth = sumOfWeighed(featuresOfPick(seen), policy_.weights[kind]);
    const float worse = policy_.another[kind] + std::abs(worth) * policy_.scale[kind];
    const double slip = std::exp(-std::min(policy_.rarest[kind], worse));
    const std::uint64_t number =
        mixedSeed(seed_ + static_cast<std::uint64_t>(seen.viewer), seen.hand.bits());
    const bool slips = static_cast<double>(number >> 34U) / parts < slip / (1 + slip);
    return (worth >= 0) != slips;
}

const Action* PolicyPlayer::best(std::span<const Action> legal, Decision decision,
    const PlannedOptions& options, CardSet (*cardsOf)(const Action&)) const
{
    const Action* best = nullptr;
    float most = 0;
    for (const Action& action : legal) {
        const std::size_t place = options.find(cardsOf(action));
        if (place >= options.cards.size())
            continue;
        const float worth =
            sumOfWeighed(options.features[place], policy_.weights[indexOf(decision)]);
        if (!best || worth > most) {
            best = &action;
            most = worth;
        }
    }
    return best;
}

Action PolicyPlayer::bury(const Observation& seen, std::span<const Action> legal)
{
    PlannedOptions options;
    describeBuries(seen, std::get<Bury>(legal.front()).cards.size(), options);
    const Action* const found = best(legal, Decision::Bury, options,
        [](const Action& action) { return std::get<Bury>(action).cards; });
    return found ? *found : regular_.choose(seen, legal, {});
}

/// Calls with an under, and others that are rare, are a regular's.
Action PolicyPlayer::call(const Observation& seen, std::span<const Action> legal)
{
    PlannedOptions options;
    if (seen.variant->partner == Partner::CalledAce)
        describeCalls(seen, seen.hand, seen.buried, options);
    const Action* const found = best(legal, Decision::Call, options, [](const Action& action) {
        const auto* const call = std::get_if<Call>(&action);
        if (call && !call->under)
            return CardSet { call->card };
        return std::holds_alternative<GoAlone>(action) ? CardSet() : CardSet::deck();
    });
    return found ? *found : regular_.choose(seen, legal, {});
}

} // namespace sheepshead
