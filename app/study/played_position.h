// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_record.h"
#include "engine/study/study_position.h"

namespace sheepshead {

/// The same position with the person's seat at `seat`; all others sit around the table as before.
StudyPosition turnedTo(const StudyPosition& position, Seat seat);

/// A hand like the position, with all that happened, to be played on from there; unknown cards are
/// dealt by the seed. The problem is a position that cannot be, or where the hand is over.
Result<HandRecord> recordLike(const StudyPosition& position, std::uint64_t seed);

} // namespace sheepshead
