// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace sheepshead {

enum class Speed : std::uint8_t { Slow, Normal, Fast, Off };

/// Every duration of the table, in milliseconds. Moves are zero with motion off. Pauses never are,
/// so that the order of events can be seen.
struct Durations {
    int deal;      ///< one card on its way from the dealer
    int dealStep;  ///< from one card's start to the next one's
    int play;      ///< a card from a hand to the trick
    int collect;   ///< the trick to its taker
    int take;      ///< the blind to the picker's hand
    int turn;      ///< cards moving up in the hand, or turning over
    int played;    ///< pause after a card was played
    int said;      ///< pause after something was said
    int trickRest; ///< a finished trick lies still
    int glow;      ///< a small moment of the play, within a pause
};

constexpr Durations durationsOf(Speed speed)
{
    constexpr std::array all {
        Durations { 300, 40, 420, 420, 700, 300, 450, 1500, 1800, 1200 },
        Durations { 240, 28, 260, 280, 500, 220, 260, 950, 1000, 900 },
        Durations { 150, 12, 150, 160, 200, 120, 80, 300, 500, 300 },
        Durations { 0, 0, 0, 0, 0, 0, 100, 150, 400, 0 },
    };
    return all[static_cast<std::size_t>(speed)];
}

/// Words at a seat are there so long at any speed, for nothing waits for them.
inline constexpr int wordsStay = 1300;
inline constexpr int noticeStays = 2500;  ///< words to all players
inline constexpr int refusalStays = 3500; ///< why a card cannot be played
inline constexpr int fade = 200;
inline constexpr int shake = 260;
inline constexpr int highlight = 500; ///< the glow of a card that was just put down

/// A whole deck dealt is on the table within this time at normal speed.
inline constexpr int dealAtMost = 1200;
static_assert(
    durationsOf(Speed::Normal).dealStep * 31 + durationsOf(Speed::Normal).deal <= dealAtMost);

} // namespace sheepshead
