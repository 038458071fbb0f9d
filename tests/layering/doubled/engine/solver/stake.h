// SPDX-License-Identifier: GPL-3.0-or-later
// Not part of the program: see engine/hand/stake.h.
#pragma once

namespace sheepshead {

struct Deal;
class Stake final { };

namespace analysis {

class Trick { };

} // namespace analysis

} // namespace sheepshead
