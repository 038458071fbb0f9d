// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/regulars_choice.h"

#include "engine/players/rule/rule_player.h"

#include <algorithm>

namespace sheepshead {

Action regularsChoice(const Turn& turn)
{
    const Action choice = RulePlayer().choose(turn.seen, turn.legal, {});
    return std::ranges::count(turn.legal, choice) > 0 ? choice : turn.legal.front();
}

} // namespace sheepshead
