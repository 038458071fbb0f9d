// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_record.h"
#include "engine/study/study_tree.h"

namespace sheepshead {

/// How many decisions were taken before the first one of a seat; all of them if it has none.
std::size_t decisionsBefore(const HandRecord& record, Seat seat);

/// A study of a recorded hand as this seat has seen it: it begins before one of the decisions, at
/// most after all of them, and its main line is how the hand went on. The problem is a record that
/// cannot be replayed.
Result<StudyTree> studyOf(const HandRecord& record, Seat seat, std::size_t decisions);

} // namespace sheepshead
