// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/rule/rule_player.h"

#include <optional>

namespace sheepshead {

/// A regular that has learned: small networks judge its picks, its cards, and where there is no
/// partner its bury. They were taught by what each option brings in deals that could be, so it
/// plays better than a regular in a hundredth of an expert's time. What they were not taught it
/// decides as a regular: billies, bets on every trick, first queens (4H-4), three partner cards
/// (8H-2), two-handed games, relatives of the leaster, unders. The same observation always gives
/// the same action, on every processor.
class LearnedPlayer : public Player {
public:
    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

private:
    RulePlayer regular_;
};

} // namespace sheepshead
