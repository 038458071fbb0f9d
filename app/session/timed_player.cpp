// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/timed_player.h"

#include <utility>

namespace sheepshead {

TimedPlayer::TimedPlayer(const Maker& make, std::chrono::milliseconds limit, Now now)
    : limit_(limit)
    , now_(std::move(now))
    , player_(make([this] { return now_() >= end_; }))
{
}

Action TimedPlayer::choose(
    const Observation& seen, std::span<const Action> legal, std::stop_token stop)
{
    end_ = now_() + limit_;
    return player_->choose(seen, legal, std::move(stop));
}

} // namespace sheepshead
