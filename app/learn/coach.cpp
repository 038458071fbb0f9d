// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/coach.h"

#include "engine/advice/judgement.h"
#include "ui/table/persons_turn.h"
#include "ui/words/decisions/advice_words.h"

#include <utility>

namespace sheepshead {

Coach::Coach(PersonsTurn& turn, Advisor::Source source, MayCoach mayCoach)
    : turn_(turn)
    , advisor_(std::move(source))
    , mayCoach_(std::move(mayCoach))
{
    connect(&turn_, &PersonsTurn::opened, this, &Coach::begin);
    connect(&turn_, &PersonsTurn::chosen, this, &Coach::noteDecision);
    connect(&advisor_, &Advisor::advised, this, &Coach::takeAdvice);
    turn_.setGuard([this](const Action& action) { return mayPass(action); });
}

void Coach::use(const Preferences& preferences)
{
    coaching_ = preferences.coaching;
    leastCost_ = preferences.coachCost;
    if (turn_.turn() && !turn_.isWaiting())
        begin(*turn_.turn());
}

/// Turns are numbered by their game, and a practice is a game of its own.
bool Coach::isAsked(const Turn& turn) const
{
    return asked_ && asked_->number == turn.number && asked_->seen == turn.seen;
}

/// The same question opens again after a refusal or a warning.
void Coach::begin(const Turn& turn)
{
    if (coaching_ == Coaching::Off || !mayCoach_() || isAsked(turn))
        return;
    if (decided_)
        next_ = turn; // what was decided before is still to be judged
    else
        askAbout(turn);
}

void Coach::askAbout(const Turn& turn)
{
    asked_ = turn;
    next_.reset();
    advice_.reset();
    pending_.reset();
    warned_.reset();
    decided_.reset();
    advisor_.ask(turn);
}

/// What a decision on the question asked gives away, if the coach speaks of so much.
std::optional<double> Coach::lossOf(const Action& action) const
{
    const auto cost = advice_ ? costOf(action, advice_->prospects) : std::nullopt;
    return cost && *cost >= leastCost_ ? cost : std::nullopt;
}

bool Coach::mayPass(const Action& action)
{
    const bool mine = turn_.turn() && isAsked(*turn_.turn());
    if (coaching_ != Coaching::Warn || !mine || asked_->legal.size() == 1 || warned_ == action)
        return true;
    if (!advice_) {
        pending_ = action;
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (pending_)
                    turn_.showCoachThinking();
            },
            Qt::QueuedConnection);
        return false;
    }
    if (!lossOf(action))
        return true;
    QMetaObject::invokeMethod(
        this, [this, action] { warn(action); }, Qt::QueuedConnection);
    return false;
}

void Coach::takeAdvice(const Advice& advice)
{
    advice_ = advice;
    if (const auto decided = std::exchange(decided_, {})) {
        tell(*decided);
        if (const auto next = std::exchange(next_, {}))
            askAbout(*next);
        return;
    }
    const auto pending = std::exchange(pending_, {});
    if (!pending)
        return;
    if (lossOf(*pending))
        return warn(*pending);
    turn_.closeHint();
    turn_.answerWith(*pending);
}

void Coach::warn(const Action& action)
{
    const auto loss = lossOf(action);
    if (!loss)
        return;
    warned_ = action;
    turn_.warn(action, *loss, *advice_);
    Q_EMIT spoke();
}

void Coach::noteDecision(const Action& action, int turn)
{
    Q_EMIT over();
    if (!asked_ || asked_->number != turn)
        return;
    if (coaching_ != Coaching::Tell) {
        advisor_.withdraw();
        return;
    }
    if (advice_)
        return tell(action);
    decided_ = action;
}

void Coach::tell(const Action& action)
{
    const auto loss = lossOf(action);
    if (!loss)
        return;
    Q_EMIT spoke();
    //: what the coach says afterwards, and what would have been better
    Q_EMIT told(tr("%1. Better: %2.")
                    .arg(coachTitle(action, *loss, asked_->seen),
                        actionLabel(advice_->recommended, asked_->seen)));
}

} // namespace sheepshead
