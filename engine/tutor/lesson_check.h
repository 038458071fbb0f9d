// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tutor/lesson.h"

#include <optional>

namespace sheepshead {

/// Takes a lesson in every way that its right answers allow, and holds it against the rules: what
/// the table does can be done, what is asked can be answered, every possible answer has words, no
/// words are without an answer, and every step is met. The problem's place is the
/// step.
std::optional<Problem> faultOf(const Lesson& lesson);

} // namespace sheepshead
