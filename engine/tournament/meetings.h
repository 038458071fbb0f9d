// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/tournament.h"

#include <cstdint>
#include <vector>

namespace sheepshead {

/// How often each two entrants have sat at the same table.
class MeetingTable {
public:
    /// Of all rounds before this one that are drawn; the whole tournament without.
    explicit MeetingTable(const Tournament& tournament, int beforeRound = mostRounds + 1);

    int between(int one, int other) const { return at(indexOf(one), indexOf(other)); }
    /// Entrants by a number of their own, from 0, for loops that ask often.
    std::size_t indexOf(int number) const { return indices_[static_cast<std::size_t>(number)]; }
    int at(std::size_t one, std::size_t other) const { return times_[one * size_ + other]; }
    std::size_t size() const { return size_; }

    /// Pairs at these tables that have met before.
    int repeatsIn(const std::vector<SeatNumbers>& tables) const;

private:
    void add(const SeatNumbers& seats);

    std::size_t size_;
    std::vector<std::size_t> indices_; ///< by number
    std::vector<std::uint8_t> times_;
};

/// How well a draw mixes people, beside the best that any draw of these rounds could do.
struct Meetings {
    std::vector<int> pairs;  ///< that met 0, 1, 2 … times; of those who were ever seated
    int repeats = 0;         ///< meetings of two who had met before
    int fewestRepeats = 0;   ///< no draw with these tables has fewer: a lower bound
    int fewestStrangers = 0; ///< nor fewer pairs that never met

    bool operator==(const Meetings&) const = default;
};

/// Of the rounds up to this one that are drawn.
Meetings meetingsThrough(const Tournament& tournament, int round);

} // namespace sheepshead
