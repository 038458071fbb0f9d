// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/search/trials.h"

#include <optional>
#include <vector>

/// The one judgement of a decision that hint, coach, drill and review share: what is close for one
/// of them costs nothing for the others.
namespace sheepshead {

/// The expected scores of two actions differ by so little that either could be the better one, or
/// that the difference is not worth a word.
bool areClose(const Prospect& one, const Prospect& other);

/// What a decision is expected to lose in score points beside the recommended one, which is the
/// first of the prospects. 0 for that one and for those that are close to it or promise more; empty
/// if the decision was not measured.
std::optional<double> costOf(const Action& decision, const std::vector<Prospect>& prospects);

} // namespace sheepshead
