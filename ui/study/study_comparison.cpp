// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_comparison.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// What was expected for the seat at a step, before it or as it was chosen.
std::optional<double> expectedAt(
    const StudyTree& tree, const StudyFigures& figures, StudyNodeId node, Seat seat)
{
    const StudyFigures::Known* const known = figures.at(tree, node);
    if (known != nullptr && known->answer.seat == seat && !known->answer.choices.empty())
        return known->answer.choices.front().score;
    if (node == StudyTree::root || tree.node(node).action.seat != seat)
        return std::nullopt;
    const auto step = figures.of(tree, node);
    return step ? std::optional(step->score) : std::nullopt;
}

void collectLastSteps(const StudyTree& tree, StudyNodeId from, std::vector<StudyNodeId>& found)
{
    const auto& children = tree.node(from).children;
    if (children.empty() && from != StudyTree::root)
        found.push_back(from);
    for (const StudyNodeId child : children)
        collectLastSteps(tree, child, found);
}

} // namespace

StudyNodeId lastStepFrom(const StudyTree& tree, StudyNodeId node)
{
    while (!tree.node(node).children.empty())
        node = tree.node(node).children.front();
    return node;
}

std::vector<StudyNodeId> lastSteps(const StudyTree& tree)
{
    std::vector<StudyNodeId> found;
    collectLastSteps(tree, StudyTree::root, found);
    return found;
}

BranchEnd branchEnd(const StudyTree& tree, const StudyFigures& figures, StudyNodeId node,
    StudyNodeId common, Seat seat)
{
    BranchEnd end { lastStepFrom(tree, node), {}, false };
    const auto example = checkPosition(tree.positionAt(end.node)).example;
    if (example && example->over()) {
        end.over = true;
        end.score = example->scored() ? example->scored()->scores.scores[seat].value : 0;
        return end;
    }
    for (StudyNodeId at = end.node; !end.score && at != common && at != StudyTree::root;
         at = tree.node(at).parent)
        end.score = expectedAt(tree, figures, at, seat);
    return end;
}

StudyNodeId partingStep(const StudyTree& tree, StudyNodeId of, StudyNodeId from)
{
    const auto own = tree.pathTo(of);
    const auto other = tree.pathTo(from);
    const auto [mine, theirs] = std::ranges::mismatch(own, other);
    return mine == own.end() ? StudyTree::root : *mine;
}

} // namespace sheepshead
