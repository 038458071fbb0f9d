// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/season/season.h"

#include "engine/support/calendar_day.h"
#include "engine/support/text.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace sheepshead {

namespace {

constexpr int wholePercent = 100;

bool isWithin(int value, int least, int most) { return value >= least && value <= most; }

bool hasRightNumbers(const Season& season)
{
    const int mostPrize = season.prizeKind == PrizeKind::Percent ? wholePercent : mostFee;
    return isWithin(season.bestEvenings, 0, mostSeasonEvenings)
        && isWithin(season.leastEvenings, 0, mostSeasonEvenings)
        && isWithin(season.centsAPoint, 0, mostStake) && isWithin(season.entryFee, 0, mostFee)
        && isWithin(season.eveningFee, 0, mostFee) && isWithin(season.kittyPercent, 0, wholePercent)
        && season.prizes.size() <= mostPrizes
        && std::ranges::all_of(
            season.prizes, [&](int prize) { return isWithin(prize, 0, mostPrize); })
        && std::ranges::all_of(season.people, [](const SeasonPerson& who) {
               return who.person > 0 && isWithin(who.handicap, -mostHandicap, mostHandicap);
           });
}

} // namespace

const SeasonPerson* Season::find(std::int64_t person) const
{
    const auto found = std::ranges::find(people, person, &SeasonPerson::person);
    return found == people.end() ? nullptr : &*found;
}

std::optional<SeasonFault> faultOf(const Season& season)
{
    if (trimmed(season.name).empty())
        return SeasonFault::NoName;
    if (!isDay(season.firstDay) || !isDay(season.lastDay))
        return SeasonFault::NoDay;
    if (season.lastDay < season.firstDay)
        return SeasonFault::EndsBefore;
    if (season.people.size() < 2)
        return SeasonFault::TooFew;
    if (season.people.size() > mostSeasonPeople)
        return SeasonFault::TooMany;
    std::set<std::int64_t> numbers;
    for (const SeasonPerson& who : season.people)
        if (!numbers.insert(who.person).second)
            return SeasonFault::Twice;
    if (!hasRightNumbers(season))
        return SeasonFault::OutOfBounds;
    const int sum = std::accumulate(season.prizes.begin(), season.prizes.end(), 0);
    if (season.prizeKind == PrizeKind::Percent && sum > wholePercent)
        return SeasonFault::PrizesAbove;
    return std::nullopt;
}

} // namespace sheepshead
