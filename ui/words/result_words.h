// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"
#include "engine/rules/variant.h"

#include <QString>

#include <optional>
#include <vector>

/// What the panel of a result says of a seat and of the cards, and what its bar shows.
namespace sheepshead {

/// Behind a name: the role, or what somebody has who plays for himself. Where nobody picks, makers
/// have no picker.
QString besideName(Seat seat, const HandScored& scored, bool picking);

/// The points of the makers, where there are such and the points decided.
std::optional<Points> makersPoints(const HandScored& scored);

/// From where on the points are worth more.
std::vector<Points> marksOf(const Variant& variant);

/// Over the cards of the blind.
QString blindCaption(const HandScored& scored);

} // namespace sheepshead
