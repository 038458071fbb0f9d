// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice_facts.h"
#include "engine/advice/hand_course.h"

#include <vector>

namespace sheepshead {

/// The largest measured differences between two decisions before the first lead, or facts of the
/// first if it is the only one. The expected scores are not among them.
std::vector<advice::Fact> planFacts(const Observation& seen, std::span<const HandCourse> courses);

} // namespace sheepshead
