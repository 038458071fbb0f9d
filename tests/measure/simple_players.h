// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/rule/rule_player.h"

#include <memory>
#include <string_view>

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

/// Plays as at whist: counts honours to pick, leads the top of a sequence or low from its longest
/// suit, second hand low, third hand high, last hand as cheaply as it can.
class WhistPlayer : public Player {
public:
    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

private:
    RulePlayer rest_;
};

/// Parts with nothing: picks on a giant hand only, keeps trump for rich tricks and points for the
/// end, leads low, and in a leaster runs for the first trick.
class HoardingPlayer : public Player {
public:
    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

private:
    RulePlayer rest_;
};

/// Plays for the moment: picks on one black queen, leads trump on every side, gives its points to
/// any trick that a foe does not surely have, calls its longest suit, and now and then plays any
/// card.
class HastyPlayer : public Player {
public:
    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

private:
    RulePlayer rest_;
};

/// A player of this name: leaflet, grabber, whist, hoarder, hasty, or a style of the library;
/// nothing for any other.
std::unique_ptr<Player> playerOfKind(std::string_view name);

} // namespace sheepshead::measuring
