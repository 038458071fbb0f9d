// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scoring/derivation.h"

#include <string>
#include <vector>

namespace sheepshead::console {

/// The steps of a derivation in plain English, one a line.
std::vector<std::string> derivationLines(const Derivation& derivation);

} // namespace sheepshead::console
