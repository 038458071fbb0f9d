// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/player.h"

#include <cstdint>

namespace sheepshead {

/// A computer player who makes the mistakes of people who are new to the game (`mistakes.h`): he
/// passes hands that should pick and picks on hands that should not, keeps his points rather than
/// burying them, leads trump as a defender, hoards or spends his high trump, trusts strangers with
/// his points. With the cards now and then only, and never with one that would cost him dearly:
/// before he plays it he has looked at a few deals that could be.
class BeginnerPlayer : public Player {
public:
    explicit BeginnerPlayer(std::uint64_t seed);

    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

private:
    bool slips(const Observation& seen) const;
    Action plan(const Observation& seen, std::span<const Action> legal) const;
    Action playBySlip(
        const Observation& seen, std::span<const Action> legal, const std::stop_token& stop) const;

    std::uint64_t seed_;
};

} // namespace sheepshead
