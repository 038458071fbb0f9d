// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead::console {

/// Processes that this one starts, and all that those start, also in groups and sessions of their
/// own. On systems other than Linux these functions do nothing.

/// From now on a process whose parent ends becomes a child of this one, so that none gets out of
/// reach. Call before the first process is started; further calls do nothing.
void adoptOrphans();

/// Clears away adopted processes that have ended. Leaves alone those that `isOwn` knows: their
/// objects wait for them.
void buryOrphans(bool (*isOwn)(int process));

/// Kills all of them. Children that were there before adoptOrphans() stay. Waits at most a second.
/// Safe in a signal handler.
void killDescendants();

} // namespace sheepshead::console
