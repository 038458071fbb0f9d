// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/season/season.h"

namespace sheepshead {

/// What a row of a sheet has of one seat.
struct SeasonSeat {
    enum class Part : std::uint8_t {
        None,
        Leader, ///< the picker, or the bidder
        Partner,
    };

    std::int64_t person = 0;
    int score = 0;
    bool dealt = false; ///< had cards; otherwise sat out, settled a pot, or got a bonus
    Part part = Part::None;

    bool operator==(const SeasonSeat&) const = default;
};

/// A row of a sheet. Where it has a leader, it says which side won.
struct SeasonHand {
    std::int64_t sheet = 0;
    std::string day; ///< 2026-09-01
    int number = 0;  ///< of the row on its sheet, from 1
    bool leadersWon = false;
    bool wholeEvening = false; ///< the points of a number of hands that is not known
    std::vector<SeasonSeat> seats = {};

    bool operator==(const SeasonHand&) const = default;
};

/// What a person has of an evening, without handicap.
struct SeasonScore {
    std::int64_t person = 0;
    std::int64_t score = 0;
    int hands = 0;          ///< dealt to the person, as far as they are known
    bool handsKnown = true; ///< or some of the score is of hands that were kept on paper

    bool operator==(const SeasonScore&) const = default;
};

/// The hands of one sheet on one day.
struct SeasonEvening {
    std::int64_t sheet = 0;
    std::string day;
    std::vector<SeasonScore> scores = {}; ///< of all who came, guests too

    /// What a person has of it; null for one who did not come.
    const SeasonScore* find(std::int64_t person) const;
    bool operator==(const SeasonEvening&) const = default;
};

/// The evenings of a season: those days of each sheet on which two people of the group or more were
/// dealt a hand or scored. Hands on other days than the season's are passed over. They may come in
/// any order; the evenings are in that of their days, then of the numbers of their sheets.
std::vector<SeasonEvening> eveningsOf(const Season& season, const std::vector<SeasonHand>& hands);

/// The hands of these evenings, in the order of the evenings and of their numbers.
std::vector<SeasonHand> handsOf(
    const std::vector<SeasonEvening>& evenings, const std::vector<SeasonHand>& hands);

} // namespace sheepshead
