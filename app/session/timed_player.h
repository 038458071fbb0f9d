// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/player.h"
#include "engine/players/search/search_options.h"

#include <chrono>
#include <functional>
#include <memory>

namespace sheepshead {

/// A player who asks whether his time is up, and the clock that answers him: each decision has the
/// same time, from the moment he is asked. The limit is more than zero.
class TimedPlayer : public Player {
public:
    using Maker = std::function<std::unique_ptr<Player>(TimeIsUp)>;
    using Now = std::function<std::chrono::steady_clock::time_point()>;

    /// The player that is made asks from within choose() only.
    TimedPlayer(const Maker& make, std::chrono::milliseconds limit,
        Now now = std::chrono::steady_clock::now);
    TimedPlayer(const TimedPlayer&) = delete; // the player made knows where this one is
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
