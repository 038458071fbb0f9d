// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// The largest fee or prize of a season or a tournament, in cents.
inline constexpr int mostFee = 1'000'000;

} // namespace sheepshead
