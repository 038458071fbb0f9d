// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule_player.h"

#include "engine/players/bury_judgement.h"
#include "engine/players/call_judgement.h"
#include "engine/players/card_judgement.h"
#include "engine/players/pick_judgement.h"

namespace sheepshead {

namespace {

CardSet cardsOf(std::span<const Action> plays)
{
    CardSet cards;
    for (const Action& action : plays)
        cards.add(std::get<Play>(action).card);
    return cards;
}

} // namespace

Action RulePlayer::choose(const Observation& seen, std::span<const Action> legal, std::stop_token)
{
    switch (seen.phase) {
    case Phase::Picking:
        return judgePick(seen, legal, habits_);
    case Phase::Burying:
        return judgeBury(seen, legal, habits_);
    case Phase::Calling:
        return judgeCall(seen, legal, habits_);
    case Phase::Playing:
        return Play { judgeCard(Memory(seen), cardsOf(legal), habits_) };
    case Phase::Over:
        break;
    }
    return legal.front();
}

} // namespace sheepshead
