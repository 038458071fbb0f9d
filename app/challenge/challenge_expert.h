// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/expert_score.h"
#include "engine/challenge/kept_challenge.h"

#include <QObject>

namespace sheepshead {

/// What an expert in the person's seat scores in the deals of a challenge that the person has
/// played, deal after deal.
class ChallengeExpert : public QObject {
    Q_OBJECT

public:
    ChallengeExpert();

    /// Finds what is missing; in place of what was asked before.
    void ask(const KeptChallenge& kept);
    /// Nothing of what was asked is found any more.
    void withdraw() { asked_.reset(); }

Q_SIGNALS:
    /// The scores of another deal are known.
    void found(const sheepshead::Challenge& challenge, const std::vector<int>& scores);

private:
    void askNext();

    ExpertScore expert_;
    std::optional<KeptChallenge> asked_;
};

} // namespace sheepshead
