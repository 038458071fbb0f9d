// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/rule/rule_player.h"
#include "engine/playout/characters.h"

namespace sheepshead {

/// A regular that has learned: small networks judge its picks, its cards, and where no ace is
/// called its bury. They were taught by what each option brings in deals that could be, so it
/// plays better than a regular in a hundredth of an expert's time. What they were not taught it
/// decides as a regular: billies, bets on every trick, first queens (4H-4), three partner cards
/// (8H-2), two-handed games, relatives of the leaster, unders, blitzes in play. The same
/// observation always gives the same action, on every processor.
class LearnedPlayer : public Player {
public:
    LearnedPlayer() = default;
    /// In the way of a character, if there is one, where that hardly costs anything.
    explicit LearnedPlayer(const Character* character)
        : character_(character)
        , regular_(habitsOf(character))
    {
    }

    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

private:
    const Character* character_ = nullptr;
    RulePlayer regular_;
};

} // namespace sheepshead
