// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/rule/rule_player.h"

namespace sheepshead::measuring {

/// Counts trump to pick, schmears when a friend has the trick, and otherwise takes it cheaply or
/// throws the lowest card: what a leaflet for beginners teaches. Nothing of it is a weight of ours.
class LeafletPlayer : public Player {
public:
    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

private:
    Card lead(const Observation& seen) const;
    Card follow(const Observation& seen) const;

    RulePlayer rest_;
};

/// Picks on little, leads its highest card, and takes whatever it can with its best.
class GrabbingPlayer : public Player {
public:
    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

private:
    RulePlayer rest_;
};

} // namespace sheepshead::measuring
