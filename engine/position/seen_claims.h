// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/position/seen_course.h"

namespace sheepshead {

/// Why a seat cannot know what it says of cards that lie face down: a bury that nobody made or that
/// it did not see, an under where there is none. Nothing that somebody says is passed over.
std::optional<Problem> wrongClaim(const SeenHand& seen, const SeenCourse& course);

} // namespace sheepshead
