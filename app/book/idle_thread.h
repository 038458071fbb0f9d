// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// From now on the calling thread runs only when no other wants to, where the system knows that.
void runWhenIdle();

} // namespace sheepshead
