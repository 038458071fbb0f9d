// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/random_player.h"

namespace sheepshead {

Action RandomPlayer::choose(const Observation&, std::span<const Action> legal, std::stop_token)
{
    return legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
}

} // namespace sheepshead
