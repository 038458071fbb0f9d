// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/study/study_figures.h"

#include <vector>

namespace sheepshead {

/// What a branch comes to for a seat.
struct BranchEnd {
    StudyNodeId node = StudyTree::root; ///< its last step
    std::optional<double> score;        ///< written at the end, or expected
    bool over = false;                  ///< the hand is over there, so the score is no guess
};

/// The last step of the line that goes on from a node.
StudyNodeId lastStepFrom(const StudyTree& tree, StudyNodeId node);

/// The last steps of all branches, in their order.
std::vector<StudyNodeId> lastSteps(const StudyTree& tree);

/// Of the line that goes on from a node: the score if the hand is over there, else what was
/// expected for the seat where it was asked last; nothing if it never was. What was asked at
/// `common`, or before it, counts for all branches from there, so it tells nothing of this one.
BranchEnd branchEnd(const StudyTree& tree, const StudyFigures& figures, StudyNodeId node,
    StudyNodeId common, Seat seat);

/// The first step of a branch that another one does not have; the root if there is none.
StudyNodeId partingStep(const StudyTree& tree, StudyNodeId of, StudyNodeId from);

} // namespace sheepshead
