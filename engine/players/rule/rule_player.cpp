// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/rule_player.h"

#include "engine/players/rule/bidding.h"
#include "engine/players/rule/bury_and_call.h"
#include "engine/players/rule/card_play.h"
#include "engine/support/rng.h"

#include <algorithm>

namespace sheepshead {

/// Never reneges, and declares the blitz with the second black queen where that is allowed.
Action RulePlayer::judgePlay(const Observation& seen, std::span<const Action> legal) const
{
    const std::uint64_t ofHand = mixedSeed(seed_, seen.dealt.bits());
    const Whim whim { noise_, mixedSeed(ofHand, static_cast<std::uint64_t>(seen.tricks.size())) };
    const Card card =
        seen.proper.size() == 1 ? seen.proper.first() : judgeCard(seen, policy_, habits_, whim);
    const Action blitz = Play { card, true };
    const bool mayBlitz = std::ranges::find(legal, blitz) != legal.end();
    return mayBlitz && seen.isMaker(seen.viewer) ? blitz : Action(Play { card });
}

Action RulePlayer::choose(const Observation& seen, std::span<const Action> legal, std::stop_token)
{
    switch (seen.phase) {
    case Phase::Redealing:
        return AskRedeal {}; // no hand that may be redealt is worth keeping
    case Phase::Voting:
        return judgeVote(seen);
    case Phase::Bidding:
        return judgeBid(seen, legal, habits_);
    case Phase::Raising:
        return judgeRaise(seen, legal, habits_);
    case Phase::Picking:
        return judgePick(seen, legal, habits_);
    case Phase::Burying:
        return judgeBury(seen, legal, habits_);
    case Phase::Calling:
        return std::holds_alternative<NameSolo>(legal.front()) ? judgeSolo(seen, legal)
                                                               : judgeCall(seen, legal, habits_);
    case Phase::Playing:
        return judgePlay(seen, legal);
    case Phase::Over:
        break;
    }
    return legal.front();
}

} // namespace sheepshead
