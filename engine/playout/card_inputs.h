// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/position_inputs.h"

#include <array>
#include <cstdint>

namespace sheepshead {

/// A decision about a card as a learned judge sees it (card_judge.h): numbers of the position, and
/// of each legal card. They hold nothing but what the seat to act knows. One is `inputUnit`.
struct CardInputs {
    static constexpr std::size_t ofPosition = 176;
    static constexpr std::size_t ofCard = 80;
    static constexpr std::size_t most = Playout::Options::most;

    Decision decision {};
    std::size_t count = 0;    ///< of cards; 0 where no judge has been taught
    std::size_t regulars = 0; ///< the place of the one that a regular plays
    std::array<Card, most> cards;
    std::array<std::int16_t, ofPosition> position;
    std::array<std::array<std::int16_t, ofCard>, most> each;
};

/// Describes decisions about cards. Not thread-safe; keeps a reference to the setting.
class CardDescriber {
public:
    explicit CardDescriber(const PlaySetting& setting);

    /// Leaves relatives of the leaster out, the games where queens make the makers as they fall
    /// (4H-4) or three cards do (8H-2), and a seat that may play an under: no cards there.
    void describe(const PlayPosition& position, CardInputs& inputs);

private:
    using Worths = std::array<float, CardInputs::most>;

    void describeCards(const SightedPosition& sight, CardInputs& inputs);
    Worths judgeAsRegular(CardInputs& inputs) const;

    const PlaySetting& setting_;
    Playout playout_;
    Playout::Options options_;
    TrumpRanks trumps_;
};

} // namespace sheepshead
