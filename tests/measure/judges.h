// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/player.h"
#include "engine/players/learned/plans.h"
#include "engine/players/rule/rule_player.h"
#include "engine/playout/card_inputs.h"
#include "tests/measure/float_network.h"

#include <string>

namespace sheepshead::measuring {

/// All networks of the learned player while they learn.
struct Judges {
    std::array<FloatNetwork, 3> cards; ///< leads, follows, leasters
    FloatNetwork picks;
    FloatNetwork plans;
    bool picksLearned = false; ///< else they are a regular's
    bool plansLearned = false;

    Judges();
    /// What the program has.
    static Judges ofProgram();
    /// From what files of this machine have; those that are missing are left as they are.
    void read(const std::string& path);
    void write(const std::string& path) const;
    /// Takes a share of another one's weights.
    void mix(const Judges& other, float share);
    /// Into the source of the engine.
    void writeSources(const std::string& root) const;

    static std::size_t gameOf(Decision decision);
    std::size_t bestCard(const CardInputs& inputs) const;
    /// What a pick brings more than a pass.
    float pick(const Observation& seen) const;
    /// What each plan brings, compared with the others.
    std::vector<float> worthOf(
        const Observation& seen, const std::vector<PlannedAction>& plans) const;
};

/// The numbers of an input as a lesson has them.
Lesson lessonOf(const CardInputs& inputs);
Lesson lessonOf(const Observation& seen, const std::vector<PlannedAction>& plans);

/// Plays as far as something was learned, else as a regular.
class Pupil : public Player {
public:
    explicit Pupil(const Judges& judges)
        : judges_(judges)
    {
    }

    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

private:
    std::optional<Action> learned(const Observation& seen, std::span<const Action> legal) const;
    std::optional<Action> learnedCard(const Observation& seen) const;

    const Judges& judges_;
    RulePlayer regular_;
};

} // namespace sheepshead::measuring
