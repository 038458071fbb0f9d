// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/search/likelihood.h"
#include "engine/players/search/search_options.h"
#include "engine/support/rng.h"
#include "engine/worlds/deal_sampler.h"

#include <functional>

namespace sheepshead {

/// Called with a world, who the others are in it, and how many times it counts.
using TryInWorld = std::function<void(const World&, const Seated&, int times)>;

/// Draws `worlds` worlds in proportion to their likelihood, and considers more candidates when few
/// explain the observation. If there are few candidates, all of them are considered. When stopped,
/// fewer worlds are drawn, but at least one; none if none fits.
void forEachLikelyWorld(const DealSampler& sampler, Likelihood& likelihood, int worlds, Rng& rng,
    const TimeIsUp& stop, const TryInWorld& tryIn);

} // namespace sheepshead
