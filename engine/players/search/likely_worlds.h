// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/search/likelihood.h"
#include "engine/players/search/search_budget.h"
#include "engine/support/rng.h"
#include "engine/worlds/deal_sampler.h"

#include <functional>

namespace sheepshead {

/// Gets a world, and for how many it counts.
using TryInWorld = std::function<void(const World&, int times)>;

/// So many worlds, each as often as it is likely: thought goes where it counts, and what surprised
/// is not told by the few that explain it by chance. Where few worlds explain what was seen many
/// more are looked at; where there are few at all, every one of them. Fewer than were asked for
/// only if time runs out, then at least one; none if none fits.
void forEachLikelyWorld(const DealSampler& sampler, Likelihood& likelihood, int worlds, Rng& rng,
    const TimeIsUp& stop, const TryInWorld& tryIn);

} // namespace sheepshead
