// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/tournament.h"

#include <algorithm>

namespace sheepshead {

const Entrant* entrantOf(const Tournament& tournament, int number)
{
    const auto found = std::ranges::find(tournament.entrants, number, &Entrant::number);
    return found == tournament.entrants.end() ? nullptr : &*found;
}

const TableResult* resultOf(const Tournament& tournament, int round, int table)
{
    const auto found = std::ranges::find_if(tournament.results,
        [&](const TableResult& result) { return result.round == round && result.table == table; });
    return found == tournament.results.end() ? nullptr : &*found;
}

const RoundDraw* drawOf(const Tournament& tournament, int round)
{
    const auto index = static_cast<std::size_t>(round - 1);
    return round >= 1 && index < tournament.draws.size() ? &tournament.draws[index] : nullptr;
}

bool plays(const Entrant& entrant, int round)
{
    return entrant.from <= round && (!entrant.gone || round < *entrant.gone);
}

std::vector<int> activeIn(const Tournament& tournament, int round)
{
    std::vector<int> numbers;
    for (const Entrant& entrant : tournament.entrants)
        if (plays(entrant, round))
            numbers.push_back(entrant.number);
    std::ranges::sort(numbers);
    return numbers;
}

int nextNumber(const Tournament& tournament)
{
    int highest = 0;
    for (const Entrant& entrant : tournament.entrants)
        highest = std::max(highest, entrant.number);
    return highest + 1;
}

bool isDrawn(const Tournament& tournament, int number)
{
    const auto has = [number](const std::vector<int>& numbers) {
        return std::ranges::find(numbers, number) != numbers.end();
    };
    return std::ranges::any_of(tournament.draws, [&](const RoundDraw& draw) {
        return has(draw.byes) || std::ranges::any_of(draw.tables, has);
    });
}

} // namespace sheepshead
