// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/season/season_evening.h"

namespace sheepshead {

/// What a record of a season is about. Scores are without handicaps.
enum class SeasonRecordKind : std::uint8_t {
    BestEvening,
    WorstEvening,
    BestHand,
    WorstHand,
    WonPicks,  ///< one after the other, over evenings too
    LostPicks, ///< the same
    MostHands, ///< dealt on one evening
};
inline constexpr int seasonRecordKinds = 7;

struct SeasonRecord {
    SeasonRecordKind kind {};
    std::int64_t person = 0;
    std::int64_t value = 0;
    std::string day; ///< of a run: its last
    std::int64_t sheet = 0;
    int hand = 0; ///< the row on its sheet; 0 for an evening

    bool operator==(const SeasonRecord&) const = default;
};

/// The records of the group, each kind once at most; it belongs to who reached it first. The hands
/// are those of the evenings, in their order: see handsOf().
std::vector<SeasonRecord> recordsOf(const Season& season,
    const std::vector<SeasonEvening>& evenings, const std::vector<SeasonHand>& hands);

} // namespace sheepshead
