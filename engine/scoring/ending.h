// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scoring/scoring.h"
#include "engine/support/keys.h"

#include <cstddef>
#include <cstdint>

namespace sheepshead {

/// How a hand ended for one seat, best first. Where no sides play, only the score decides.
enum class Ending : std::uint8_t {
    WonAllTricks, ///< by its side
    WonSchneider,
    Won,
    Even, ///< a score of zero: a hand thrown in, a tie
    Lost,
    LostSchneider,
    LostNoTrick, ///< its side took none
};

inline constexpr std::size_t endingCount = static_cast<std::size_t>(Ending::LostNoTrick) + 1;

inline constexpr auto endingKeys = keysOf<Ending::LostNoTrick>(
    { { Ending::WonAllTricks, "won-all-tricks" }, { Ending::WonSchneider, "won-schneider" },
        { Ending::Won, "won" }, { Ending::Even, "even" }, { Ending::Lost, "lost" },
        { Ending::LostSchneider, "lost-schneider" }, { Ending::LostNoTrick, "lost-no-trick" } });

constexpr std::string_view keyOf(Ending ending) { return keyIn(endingKeys, ending); }

/// What a seat's score and the tier of the makers make of a hand for that seat. A seat that NOTRICK
/// lets off ends even.
constexpr Ending endingOf(const HandScores& scores, Seat seat)
{
    const int score = scores.scores[seat].value;
    if (score == 0)
        return Ending::Even;
    if (!scores.tier)
        return score > 0 ? Ending::Won : Ending::Lost;
    switch (*scores.tier) {
    case Tier::WonAllTricks:
    case Tier::LostNoTrick:
        return score > 0 ? Ending::WonAllTricks : Ending::LostNoTrick;
    case Tier::WonSchneider:
    case Tier::LostSchneider:
        return score > 0 ? Ending::WonSchneider : Ending::LostSchneider;
    default:
        return score > 0 ? Ending::Won : Ending::Lost;
    }
}

} // namespace sheepshead
