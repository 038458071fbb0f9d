// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/card_inputs.h"
#include "engine/playout/judge_network.h"

#include <span>

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

    struct JudgedCard {
        Card card;
        std::int32_t worth; ///< in parts of CardNetwork::worthUnit
    };
    /// The legal cards, of which there must be more than one; none where no judge was taught
    /// (CardDescriber). Good until it is asked again.
    std::span<const JudgedCard> judge(const PlayPosition& position);

private:
    CardDescriber describer_;
    CardInputs inputs_;
    std::array<JudgedCard, CardInputs::most> judged_;
};

} // namespace sheepshead
