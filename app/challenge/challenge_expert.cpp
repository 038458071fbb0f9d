// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/challenge/challenge_expert.h"

#include "app/commitment/commitment.h"

namespace sheepshead {

ChallengeExpert::ChallengeExpert()
{
    connect(&expert_, &ExpertScore::found, this, [this](int score) {
        if (!asked_)
            return;
        asked_->expert.push_back(score);
        Q_EMIT found(asked_->challenge, asked_->expert);
        askNext();
    });
}

void ChallengeExpert::ask(const KeptChallenge& kept)
{
    asked_ = kept;
    askNext();
}

void ChallengeExpert::askNext()
{
    if (!asked_ || asked_->expert.size() >= asked_->own.deals.size())
        return;
    const int deal = static_cast<int>(asked_->expert.size());
    expert_.ask(recordOfDeal(asked_->challenge, deal, commitmentTo),
        { asked_->challenge.levels, seedOfDeal(asked_->challenge, deal, commitmentTo) },
        challengeBudget);
}

} // namespace sheepshead
