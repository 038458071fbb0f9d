// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/bid_search.h"

#include "engine/players/opponents/policy_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/players/search/action_likelihood.h"
#include "engine/players/search/own_strength.h"
#include "engine/playout/play_table.h"
#include "engine/playout/playout.h"
#include "engine/playout/seat_payoff.h"
#include "engine/worlds/deal_sampler.h"
#include "engine/worlds/leanings.h"
#include "engine/worlds/reconstruction.h"

namespace sheepshead {

namespace {

/// Everybody decides until the first lead, then the hand is played out. `then`: the solo that the
/// viewer names, which depends on its own hand alone.
ScoredEnding endingAfter(HandState hand, Seat viewer, const Opponents& opponents,
    const Seated& seated, std::optional<Action>& then)
{
    const auto decide = [&](Seat seat, const std::vector<Action>& legal) {
        const Observation seen = hand.observation(seat);
        if (seat == viewer) {
            const Action own = RulePlayer().choose(seen, legal, {});
            if (std::holds_alternative<NameSolo>(own))
                then = own;
            return own;
        }
        const Policy& policy = opponents.of(seat).policy(seated.ways[seat]);
        return PolicyPlayer(policy, seated.chance).choose(seen, legal, {});
    };
    while (!hand.over() && hand.phase() != Phase::Playing) {
        const Seat seat = *hand.toAct();
        const auto legal = hand.legalActions();
        hand.apply(legal.size() == 1 ? legal.front() : decide(seat, legal));
    }
    if (hand.over() && hand.thrownIn())
        return {};
    if (hand.over()) {
        const HandScores& scores = hand.scored()->scores;
        return { scores.scores[viewer].value, endingOf(scores, viewer) };
    }
    const PlaySetting setting = settingOf(hand);
    PlayPosition end = positionOf(hand, setting);
    Playout playout(setting);
    playout.setCompany(companyOf(opponents, seated, setting.seats, viewer));
    playout.finish(end);
    addOwnStrength(end, setting, viewer);
    return SeatPayoff(setting, viewer).scoredEnding(end);
}

} // namespace

std::vector<Trials> tryBids(const Observation& seen, std::span<const Action> legal,
    const Opponents& opponents, int worlds, Rng& rng, const TimeIsUp& stop,
    const KnownCards& granted)
{
    const DealSampler sampler(seen, legal, usualLeaning(seen), granted);
    SeenBids bids(seen, opponents);
    std::vector<Trials> trials;
    for (const Action& action : legal)
        trials.push_back({ action, {} });
    for (int done = 0; done < worlds && !(done > 0 && stop()); ++done) {
        const auto drawn = bids.drawLikely(sampler, rng);
        const auto hand = drawn ? reconstructHand(seen, drawn->world, legal) : std::nullopt;
        if (!hand)
            return {};
        for (Trials& one : trials) {
            HandState after = *hand;
            after.apply(one.action);
            const ScoredEnding paid =
                endingAfter(after, seen.viewer, opponents, drawn->seated, one.then);
            one.scores.push_back(paid.score);
            one.endings.push_back(paid.ending);
        }
    }
    return trials;
}

} // namespace sheepshead
