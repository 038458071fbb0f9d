// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead::bench {

/// A second of one core: whole five-handed hands through the public API, every decision of every
/// phase taken at random, from the deal to the score.
double randomHandsPerSecond(int hands);

/// The play of the cards of one fixed five-handed deal, again and again to its end: at random, and
/// by the policy of the search player's playouts.
double randomPlayoutsPerSecond(int playouts);
double policyPlayoutsPerSecond(int playouts);

/// How many times as many policy playouts two threads make in the same time as one. Measured on the
/// clock on the wall, in the best of some rounds: whatever else the machine does takes away from
/// it.
double twoThreadsOverOne(int playouts);

} // namespace sheepshead::bench
