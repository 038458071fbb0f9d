// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice_facts.h"
#include "engine/advice/hand_course.h"

#include <vector>

namespace sheepshead {

/// What best tells the first of two decisions before the first lead apart from the second, where
/// there is one. What is expected of them is for whoever knows their prospects.
std::vector<advice::Fact> planFacts(const Observation& seen, std::span<const HandCourse> courses);

} // namespace sheepshead
