// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_next_steps.h"

#include "engine/study/played_line.h"
#include "ui/study/study_words.h"
#include "ui/words/decisions/advice_words.h"

#include <algorithm>

namespace sheepshead {

StudyNextSteps::StudyNextSteps(QWidget* parent)
    : QListWidget(parent)
{
    setAccessibleName(tr("Next step"));
}

void StudyNextSteps::showStepsAfter(const StudyDraft& draft)
{
    const int row = currentRow();
    const std::vector<std::vector<SeenAction>> before = std::move(steps_);
    clear();
    steps_.clear();
    const auto& hand = draft.exampleHere();
    const auto seat = hand ? hand->toAct() : std::nullopt;
    if (!seat)
        return;
    if (decisionIn(draft.positionHere()))
        addKnown(draft, *hand);
    else
        addUnknown(draft, *hand);
    setCurrentRow(steps_ == before ? row : 0);
}

std::vector<SeenAction> StudyNextSteps::chosen() const
{
    const int row = currentRow();
    return row >= 0 && row < static_cast<int>(steps_.size()) ? steps_[static_cast<std::size_t>(row)]
                                                             : std::vector<SeenAction>();
}

void StudyNextSteps::addKnown(const StudyDraft& draft, const HandState& hand)
{
    for (const Action& action : hand.legalActions()) {
        HandState after = hand;
        addStep(draft, actionsToldBy(after, action));
    }
}

/// What it may say is that of a hand which is made up.
void StudyNextSteps::addUnknown(const StudyDraft& draft, const HandState& hand)
{
    const Seat seat = *hand.toAct();
    const StudyPosition& here = draft.positionHere();
    if (hand.phase() == Phase::Burying)
        return addStep(draft, { { seat, UnseenBury {} } });
    if (hand.phase() == Phase::Playing)
        for (const Card card : heldCards(here, seat) | unknownCards(here))
            addStep(draft, { { seat, Action(Play { card }) } });
    for (const Action& action : hand.legalActions()) {
        HandState after = hand;
        if (!std::holds_alternative<Play>(action))
            addStep(draft, actionsToldBy(after, action));
    }
}

/// A refusal that only its seat hears of is no step.
void StudyNextSteps::addStep(const StudyDraft& draft, std::vector<SeenAction> told)
{
    if (told.empty())
        return;
    const StudyPosition& here = draft.positionHere();
    QString text = studyActionText(told.front(), here);
    const auto* const known = draft.figures().of(here);
    const auto* const action = std::get_if<Action>(&told.front().what);
    if (known != nullptr && action != nullptr) {
        const auto& choices = known->answer.choices;
        const auto found = std::ranges::find(choices, *action, &StudyChoice::action);
        if (found != choices.end())
            text = tr("%1  (%2)", "a step and what is expected").arg(text, studyScoreText(*found));
    }
    addItem(text);
    steps_.push_back(std::move(told));
}

} // namespace sheepshead
