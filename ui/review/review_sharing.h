// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"

#include <QString>

#include <optional>

namespace sheepshead {

class ReviewModel;

/// What a review has found so far, for a message: the hand as the summary has it, what cost the
/// person something and why, and the decision of a row.
QString reviewText(
    const ReviewModel& model, const QString& summary, std::optional<Seat> person, std::size_t row);

} // namespace sheepshead
