// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/rule_player.h"

#include "engine/players/rule/bid_judgement.h"
#include "engine/players/rule/bidding.h"
#include "engine/players/rule/bury_and_call.h"
#include "engine/players/rule/call_judgement.h"
#include "engine/players/rule/card_play.h"
#include "engine/players/rule/raise_judgement.h"

#include <algorithm>

namespace sheepshead {

/// Never a renege, and the blitz with the second black queen where it may be declared.
Action RulePlayer::judgePlay(const Observation& seen, std::span<const Action> legal) const
{
    const Card card = judgeCard(Memory(seen), seen.proper, habits_);
    const Action blitz = Play { card, true };
    const bool mayBlitz = std::ranges::find(legal, blitz) != legal.end();
    return mayBlitz && seen.isMaker(seen.viewer) ? blitz : Action(Play { card });
}

Action RulePlayer::choose(const Observation& seen, std::span<const Action> legal, std::stop_token)
{
    switch (seen.phase) {
    case Phase::Redealing:
        return AskRedeal {}; // no such hand is worth keeping
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
