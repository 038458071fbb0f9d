// SPDX-License-Identifier: GPL-3.0-or-later
// Not part of the program: read by the layering test, which must report Stake and nothing else.
#pragma once

namespace sheepshead {

struct Stake {
    int points = 0;
};

struct Deal;

} // namespace sheepshead
