// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"

#include <span>
#include <stop_token>

namespace sheepshead {

/// Decides for a seat: people, computer players and outside programs alike. A player sees
/// an Observation and nothing else.
class Player {
public:
    virtual ~Player() = default;

    /// One of the legal actions, which are not empty. Asked to stop, a player answers at once with
    /// any of them.
    virtual Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) = 0;

protected:
    Player() = default;
    Player(const Player&) = default;
    Player& operator=(const Player&) = default;
};

} // namespace sheepshead
