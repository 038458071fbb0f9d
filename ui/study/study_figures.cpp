// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_figures.h"

#include "engine/hand/hand_keys.h"
#include "engine/study/position_text.h"

#include <algorithm>

namespace sheepshead {

const StudyFigures::Known* StudyFigures::of(const StudyPosition& position) const
{
    if (known_.empty())
        return nullptr;
    const auto found = known_.find(positionText(position));
    return found == known_.end() ? nullptr : &found->second;
}

/// A position may have been asked about with a phase that tells what the seat is asked for.
const StudyFigures::Known* StudyFigures::at(const StudyTree& tree, StudyNodeId node) const
{
    if (known_.empty())
        return nullptr;
    StudyPosition position = tree.positionAt(node);
    const Known* found = of(position);
    for (std::size_t i = 0; found == nullptr && !position.phase && i < phaseKeys.size(); ++i) {
        StudyPosition asked = position;
        asked.phase = static_cast<Phase>(i);
        found = of(asked);
    }
    return found;
}

std::optional<StepFigures> StudyFigures::of(const StudyTree& tree, StudyNodeId node) const
{
    if (known_.empty() || node == StudyTree::root)
        return std::nullopt;
    const StudyNode& step = tree.node(node);
    const auto* const action = std::get_if<Action>(&step.action.what);
    const Known* const before = at(tree, step.parent);
    if (action == nullptr || before == nullptr)
        return std::nullopt;
    const auto& choices = before->answer.choices;
    const auto found = std::ranges::find(choices, *action, &StudyChoice::action);
    if (found == choices.end())
        return std::nullopt;
    return StepFigures { found->score, found->standardError,
        std::max(0.0, choices.front().score - found->score),
        before->answer.recommended == *action };
}

bool StudyFigures::isWorkingOn(const StudyPosition& position) const
{
    return !working_.empty() && working_ == positionText(position);
}

void StudyFigures::begin(
    const StudyPosition& position, const StudyAnswer& answer, const Observation& seen)
{
    working_ = positionText(position);
    known_.insert_or_assign(working_, Known { answer, seen, {} });
    Q_EMIT changed();
}

void StudyFigures::resume(const StudyPosition& position)
{
    working_ = positionText(position);
    Q_EMIT changed();
}

void StudyFigures::take(const StudyPosition& position, const StudyAnswer& answer)
{
    const auto found = known_.find(positionText(position));
    if (found == known_.end())
        return;
    found->second.answer = answer;
    Q_EMIT changed();
}

void StudyFigures::explain(const StudyPosition& position, const Advice& advice)
{
    const auto found = known_.find(positionText(position));
    if (found == known_.end())
        return;
    found->second.advice = advice;
    Q_EMIT changed();
}

void StudyFigures::rest()
{
    working_.clear();
    Q_EMIT changed();
}

void StudyFigures::clear()
{
    known_.clear();
    rest();
}

} // namespace sheepshead
