// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/position/seen_course.h"

namespace sheepshead {

/// Why a seat cannot know what it says about face-down cards: a bury that was not made or that it
/// did not see, an under where there is none. Every statement of the request is checked.
std::optional<Problem> wrongClaim(const SeenHand& seen, const SeenCourse& course);

} // namespace sheepshead
