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

std::span<const CardJudge::JudgedCard> CardJudge::judge(const PlayPosition& position)
{
    describer_.describe(position, inputs_);
    if (inputs_.count == 0)
        return {};
    const CardNetwork& network = cardNetwork(inputs_.decision);
    const auto looked = network.look(inputs_.position);
    for (std::size_t i = 0; i < inputs_.count; ++i)
        judged_[i] = { inputs_.cards[i], network.worth(looked, inputs_.each[i]) };
    return std::span(judged_).first(inputs_.count);
}

} // namespace sheepshead
