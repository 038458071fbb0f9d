// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/season/season_evening.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace sheepshead {

namespace {

using EveningKey = std::pair<std::string, std::int64_t>; ///< day and sheet

void add(SeasonEvening& evening, const SeasonSeat& seat, bool wholeEvening)
{
    if (seat.person == 0 || (!seat.dealt && seat.score == 0))
        return;
    auto found = std::ranges::find(evening.scores, seat.person, &SeasonScore::person);
    if (found == evening.scores.end())
        found = evening.scores.insert(found, SeasonScore { .person = seat.person });
    found->score += seat.score;
    found->hands += seat.dealt && !wholeEvening ? 1 : 0;
    found->handsKnown = found->handsKnown && !wholeEvening;
}

bool isOfGroup(const Season& season, const SeasonEvening& evening)
{
    return std::ranges::count_if(evening.scores, [&](const SeasonScore& score) {
        return season.find(score.person) != nullptr;
    }) >= 2;
}

} // namespace

const SeasonScore* SeasonEvening::find(std::int64_t person) const
{
    const auto found = std::ranges::find(scores, person, &SeasonScore::person);
    return found == scores.end() ? nullptr : &*found;
}

std::vector<SeasonEvening> eveningsOf(const Season& season, const std::vector<SeasonHand>& hands)
{
    std::map<EveningKey, SeasonEvening> evenings;
    for (const SeasonHand& hand : hands) {
        if (hand.day < season.firstDay || hand.day > season.lastDay)
            continue;
        SeasonEvening& evening = evenings[{ hand.day, hand.sheet }];
        evening.sheet = hand.sheet;
        evening.day = hand.day;
        for (const SeasonSeat& seat : hand.seats)
            add(evening, seat, hand.wholeEvening);
    }
    std::vector<SeasonEvening> result;
    for (auto& [key, evening] : evenings)
        if (isOfGroup(season, evening))
            result.push_back(std::move(evening));
    return result;
}

std::vector<SeasonHand> handsOf(
    const std::vector<SeasonEvening>& evenings, const std::vector<SeasonHand>& hands)
{
    std::set<EveningKey> keys;
    for (const SeasonEvening& evening : evenings)
        keys.emplace(evening.day, evening.sheet);
    std::vector<SeasonHand> result;
    std::ranges::copy_if(hands, std::back_inserter(result), [&](const SeasonHand& hand) {
        return keys.contains({ hand.day, hand.sheet });
    });
    std::ranges::sort(result, {},
        [](const SeasonHand& hand) { return std::tie(hand.day, hand.sheet, hand.number); });
    return result;
}

} // namespace sheepshead
