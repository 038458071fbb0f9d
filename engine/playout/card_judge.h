// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/card_inputs.h"
#include "engine/playout/judge_network.h"

#include <optional>

namespace sheepshead {

using CardNetwork = JudgeNetwork<CardInputs::ofPosition, CardInputs::ofCard, 48, 32>;

/// The network for a kind of decision: one for leads, one for follows, one for leasters.
const CardNetwork& cardNetwork(Decision decision);

/// Chooses cards as it was learned from what each card brought in millions of deals
/// (docs/strength.md). Not thread-safe; keeps a reference to the setting.
class CardJudge {
public:
    explicit CardJudge(const PlaySetting& setting)
        : describer_(setting)
    {
    }

    /// The best of the legal cards; nothing where no judge was taught (CardDescriber). More than
    /// one must be legal.
    std::optional<Card> best(const PlayPosition& position);

private:
    CardDescriber describer_;
    CardInputs inputs_;
};

} // namespace sheepshead
