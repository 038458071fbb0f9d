// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/playout/characters.h"

#include <cstdint>

namespace sheepshead {

/// A computer player that makes the mistakes of new players (`mistakes.h`): it passes strong hands,
/// picks weak ones, keeps points instead of burying them, leads trump as a defender, hoards or
/// wastes high trump, and schmears too freely. It plays only some cards by mistake, and none that
/// would cost much, as judged in a few imagined deals. A character turns the dials of all of it.
class BeginnerPlayer : public Player {
public:
    explicit BeginnerPlayer(std::uint64_t seed, const Character* character = nullptr);

    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

private:
    RulePlayer withHabits(const Habits& habits) const;
    bool slips(const Observation& seen) const;
    Action plan(const Observation& seen, std::span<const Action> legal) const;
    Action playBySlip(
        const Observation& seen, std::span<const Action> legal, const std::stop_token& stop) const;

    std::uint64_t seed_;
    const Character* character_;
};

} // namespace sheepshead
