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

/// Hands per second that rule players play against one another on one core.
double handsPerSecond(int hands);

/// How many times as many policy playouts two threads make in the same time as one. Measured in
/// wall time, in the best of some rounds: other programs on the machine lower it.
double twoThreadsOverOne(int playouts);

} // namespace sheepshead::bench
