// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>
#include <vector>

namespace sheepshead {

/// Shares up to this are told as almost none, and shares this near to one as almost all.
inline constexpr double almostNone = 0.05;

/// Tenths of all deals, 1 to 9: what howOften() says of a share that is neither almost none nor
/// almost all.
int tenthsOf(double share);

/// Within a sentence: "in 6 of 10 deals", "in almost every deal".
QString howOften(double share);
QString inTenths(int tenths);

/// A part of one as the language writes it: "62%", "62,5 %" with a decimal.
QString shareText(double share, int decimals = 0);

/// Shares of one whole, rounded as shareText() writes them without decimals, so that what is
/// written adds up to what they are together: 0.333, 0.333 and 0.334 are 0.33, 0.33 and 0.34.
std::vector<double> roundedTogether(std::span<const double> shares);

} // namespace sheepshead
