// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/player.h"
#include "engine/support/rng.h"

namespace sheepshead {

/// A computer player that takes every legal action equally often, for tests with hands of every
/// kind.
class RandomPlayer : public Player {
public:
    explicit RandomPlayer(std::uint64_t seed)
        : rng_(seed)
    {
    }

    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

private:
    Rng rng_;
};

} // namespace sheepshead
