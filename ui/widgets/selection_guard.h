// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// From now on the chosen entry of each list or tree that has only one is also its current one, in
/// every window. A screen reader selects without moving the current entry, and the windows go by
/// that: another game than the marked one would begin. Call it once there is an application.
void installSelectionGuard();

} // namespace sheepshead
