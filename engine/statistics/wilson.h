// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// Where the true rate may lie, from 0 to 1.
struct Interval {
    double least = 0;
    double most = 1;

    bool operator==(const Interval&) const = default;
};

/// Wilson's score interval: it holds the true rate in 95 of 100 cases. Everything for a whole of 0.
/// The part must be from 0 to the whole.
Interval wilsonInterval(int part, int whole);

} // namespace sheepshead
