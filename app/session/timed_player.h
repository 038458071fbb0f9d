// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/player.h"
#include "engine/players/search/search_options.h"

#include <chrono>
#include <functional>
#include <memory>

namespace sheepshead {

/// Gives another player the same time for each decision, counted from choose(). That player asks
/// whether the time is up. The limit is more than zero.
class TimedPlayer : public Player {
public:
    using Maker = std::function<std::unique_ptr<Player>(TimeIsUp)>;
    using Now = std::function<std::chrono::steady_clock::time_point()>;

    /// `make` creates the player, which may ask for the time in choose() only.
    TimedPlayer(const Maker& make, std::chrono::milliseconds limit,
        Now now = std::chrono::steady_clock::now);
    TimedPlayer(const TimedPlayer&) = delete; // the wrapped player keeps a pointer to this object
    TimedPlayer& operator=(const TimedPlayer&) = delete;

    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

private:
    std::chrono::milliseconds limit_;
    Now now_;
    std::chrono::steady_clock::time_point end_ {};
    std::unique_ptr<Player> player_;
};

} // namespace sheepshead
