// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/card_judge.h"

namespace sheepshead {

namespace {

// Written by tests/measure/train_judges.
constexpr std::array<CardNetwork, 3> cardNetworks { {
#include "engine/playout/card_judge_weights.inc"
} };

} // namespace

const CardNetwork& cardNetwork(Decision decision)
{
    switch (decision) {
    case Decision::Leaster:
        return cardNetworks[2];
    case Decision::Follow:
        return cardNetworks[1];
    default:
        return cardNetworks[0];
    }
}

std::optional<Card> CardJudge::best(const PlayPosition& position)
{
    describer_.describe(position, inputs_);
    if (inputs_.count == 0)
        return std::nullopt;
    const CardNetwork& network = cardNetwork(inputs_.decision);
    const auto looked = network.look(inputs_.position);
    std::size_t best = 0;
    std::int32_t most = 0;
    for (std::size_t i = 0; i < inputs_.count; ++i) {
        const std::int32_t worth = network.worth(looked, inputs_.each[i]);
        if (i == 0 || worth > most) {
            best = i;
            most = worth;
        }
    }
    return inputs_.cards[best];
}

} // namespace sheepshead
