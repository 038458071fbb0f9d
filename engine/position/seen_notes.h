// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/position/seen_course.h"

namespace sheepshead {

/// Writes down in a course, whose table and steps are known, what its steps say of picker, call and
/// cards. The problem is the first step that cannot follow those before it.
std::optional<Problem> noteSteps(const SeenHand& seen, SeenCourse& course);

} // namespace sheepshead
