// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/season/season_pairs.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace sheepshead {

namespace {

using Pairs = std::map<std::pair<std::int64_t, std::int64_t>, SeasonPair>;

void addPairs(Pairs& pairs, const Season& season, const SeasonHand& hand)
{
    const auto leader = std::ranges::find(hand.seats, SeasonSeat::Part::Leader, &SeasonSeat::part);
    if (leader == hand.seats.end() || !season.find(leader->person))
        return;
    for (const SeasonSeat& seat : hand.seats) {
        if (seat.part != SeasonSeat::Part::Partner || !season.find(seat.person))
            continue;
        SeasonPair& pair = pairs[{ leader->person, seat.person }];
        pair.picker = leader->person;
        pair.partner = seat.person;
        ++pair.hands;
        pair.won += hand.leadersWon ? 1 : 0;
        pair.points += std::int64_t { leader->score } + seat.score;
    }
}

} // namespace

std::vector<SeasonPair> pairsOf(const Season& season, const std::vector<SeasonHand>& hands)
{
    Pairs pairs;
    for (const SeasonHand& hand : hands)
        addPairs(pairs, season, hand);
    std::vector<SeasonPair> result;
    for (const auto& [key, pair] : pairs)
        result.push_back(pair);
    std::ranges::stable_sort(result, [](const SeasonPair& one, const SeasonPair& other) {
        return std::tuple(one.hands, one.points) > std::tuple(other.hands, other.points);
    });
    return result;
}

} // namespace sheepshead
