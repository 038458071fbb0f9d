// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/meetings.h"

#include <algorithm>
#include <cassert>

namespace sheepshead {

namespace {

constexpr int pairsOf(int people) { return people * (people - 1) / 2; }

/// Of a table whose players sat at so many tables the round before, two or more at one of them
/// where there are fewer tables than seats.
int repeatsOfTable(int seats, int tablesBefore)
{
    const int each = seats / tablesBefore;
    const int more = seats % tablesBefore;
    return more * pairsOf(each + 1) + (tablesBefore - more) * pairsOf(each);
}

/// Seats of a round for people who did not sit in the one before.
int newcomersOf(const RoundDraw& draw, const RoundDraw& before)
{
    std::vector<bool> sat(mostEntrantNumber + 1);
    for (const SeatNumbers& seats : before.tables)
        for (const int number : seats)
            sat[static_cast<std::size_t>(number)] = true;
    int newcomers = 0;
    for (const SeatNumbers& seats : draw.tables)
        newcomers += static_cast<int>(std::ranges::count_if(
            seats, [&](int number) { return !sat[static_cast<std::size_t>(number)]; }));
    return newcomers;
}

/// Few tables: some of a table have met in the round before, wherever they sit.
int repeatsByFewTables(const Tournament& tournament, int round)
{
    constexpr int mostOthers = 5; // at a table of six
    int repeats = 0;
    for (int later = 2; later <= round; ++later) {
        const RoundDraw& before = *drawOf(tournament, later - 1);
        const RoundDraw& draw = *drawOf(tournament, later);
        const int tables = std::max(1, static_cast<int>(before.tables.size()));
        int least = -newcomersOf(draw, before) * (mostOthers / tables); // each spares so many
        for (const SeatNumbers& seats : draw.tables)
            least += repeatsOfTable(static_cast<int>(seats.size()), tables);
        repeats += std::max(0, least);
    }
    return repeats;
}

struct Seated {
    std::vector<int> companions = std::vector<int>(mostEntrantNumber + 1); ///< of all rounds
    std::vector<int> numbers;                                              ///< who was ever seated
};

Seated seatedThrough(const Tournament& tournament, int round)
{
    Seated seated;
    for (int drawn = 1; drawn <= round; ++drawn)
        for (const SeatNumbers& seats : drawOf(tournament, drawn)->tables)
            for (const int number : seats) {
                seated.companions[static_cast<std::size_t>(number)] +=
                    static_cast<int>(seats.size()) - 1;
                seated.numbers.push_back(number);
            }
    std::ranges::sort(seated.numbers);
    const auto twice = std::ranges::unique(seated.numbers);
    seated.numbers.erase(twice.begin(), twice.end());
    return seated;
}

/// A person who sits with more than there are others meets some of them again.
int repeatsByFewPeople(const Seated& seated)
{
    const int others = static_cast<int>(seated.numbers.size()) - 1;
    int again = 0;
    for (const int number : seated.numbers)
        again += std::max(0, seated.companions[static_cast<std::size_t>(number)] - others);
    return (again + 1) / 2;
}

} // namespace

MeetingTable::MeetingTable(const Tournament& tournament, int beforeRound)
    : size_(tournament.entrants.size())
    , indices_(mostEntrantNumber + 1)
    , times_(size_ * size_)
{
    for (std::size_t i = 0; i < size_; ++i)
        indices_[static_cast<std::size_t>(tournament.entrants[i].number)] = i;
    for (int round = 1; round < beforeRound; ++round)
        if (const RoundDraw* const draw = drawOf(tournament, round))
            for (const SeatNumbers& seats : draw->tables)
                add(seats);
}

void MeetingTable::add(const SeatNumbers& seats)
{
    for (const int one : seats)
        for (const int other : seats)
            if (one != other)
                ++times_[indexOf(one) * size_ + indexOf(other)];
}

int MeetingTable::repeatsIn(const std::vector<SeatNumbers>& tables) const
{
    int repeats = 0;
    for (const SeatNumbers& seats : tables)
        for (std::size_t i = 0; i < seats.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                repeats += between(seats[i], seats[j]) > 0 ? 1 : 0;
    return repeats;
}

Meetings meetingsThrough(const Tournament& tournament, int round)
{
    round = std::min(round, static_cast<int>(tournament.draws.size()));
    const Seated seated = seatedThrough(tournament, round);
    const MeetingTable table(tournament, round + 1);
    Meetings meetings { std::vector<int>(3) };
    int all = 0;
    for (std::size_t i = 0; i < seated.numbers.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const int times = table.between(seated.numbers[i], seated.numbers[j]);
            if (static_cast<std::size_t>(times) >= meetings.pairs.size())
                meetings.pairs.resize(static_cast<std::size_t>(times) + 1);
            ++meetings.pairs[static_cast<std::size_t>(times)];
            all += times;
            meetings.repeats += std::max(0, times - 1);
        }
    meetings.fewestRepeats =
        std::max(repeatsByFewPeople(seated), repeatsByFewTables(tournament, round));
    const int pairs = pairsOf(static_cast<int>(seated.numbers.size()));
    meetings.fewestStrangers = std::max(0, pairs - all + meetings.fewestRepeats);
    return meetings;
}

} // namespace sheepshead
