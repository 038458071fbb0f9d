// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/draw_constructions.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace sheepshead {

namespace {

constexpr int usualSeats = 5;
constexpr int mostSeats = 6;

/// Addition and multiplication of 0 … t-1: modulo t, or in the field of t elements.
class Arithmetic {
public:
    static Arithmetic modulo(int t) { return Arithmetic(t, t); }
    /// Nothing where t is no power of a prime, or is a prime, for which it is the same as modulo t.
    static std::optional<Arithmetic> field(int t);

    int sum(int one, int other) const
    {
        int sum = 0;
        for (int place = 1; place < size_; place *= base_)
            sum += (one / place + other / place) % base_ * place;
        return sum;
    }
    int product(int one, int other) const
    {
        if (powers_.empty())
            return one * other % size_;
        if (one == 0 || other == 0)
            return 0;
        const int power =
            logs_[static_cast<std::size_t>(one)] + logs_[static_cast<std::size_t>(other)];
        return powers_[static_cast<std::size_t>(power % (size_ - 1))];
    }

private:
    Arithmetic(int size, int base)
        : size_(size)
        , base_(base)
    {
    }

    bool takePowersOf(int polynomial);
    int timesX(int element, int polynomial) const;

    int size_;
    int base_;                ///< elements are written with digits of this base
    std::vector<int> powers_; ///< of x
    std::vector<int> logs_;
};

/// Elements are polynomials, their coefficients the digits; x^e is minus the digits of
/// `polynomial`.
int Arithmetic::timesX(int element, int polynomial) const
{
    const int top = size_ / base_;
    const int carried = element / top;
    int result = element % top * base_;
    for (int i = 0; i < carried; ++i)
        result = sum(result, polynomial);
    return result;
}

/// Whether the powers of x are all elements but 0.
bool Arithmetic::takePowersOf(int polynomial)
{
    powers_ = { 1 };
    logs_.assign(static_cast<std::size_t>(size_), -1);
    logs_[1] = 0;
    for (int next = timesX(1, polynomial); logs_[static_cast<std::size_t>(next)] < 0 && next != 0;
         next = timesX(next, polynomial)) {
        logs_[static_cast<std::size_t>(next)] = static_cast<int>(powers_.size());
        powers_.push_back(next);
    }
    return static_cast<int>(powers_.size()) == size_ - 1;
}

std::optional<Arithmetic> Arithmetic::field(int t)
{
    int prime = 2;
    while (prime * prime <= t && t % prime != 0)
        ++prime;
    int rest = t;
    while (rest % prime == 0)
        rest /= prime;
    if (rest != 1 || prime == t || prime * prime > t)
        return std::nullopt;
    Arithmetic field(t, prime);
    for (int polynomial = 1; polynomial < t; ++polynomial)
        if (field.takePowersOf(polynomial))
            return field;
    assert(!"every field has a primitive element");
    return std::nullopt;
}

/// Where everybody sat in the first round, or would have.
struct Chair {
    int table;
    int seat;
    int number;
};

/// Those who came later take the chairs that were empty, in the order of their numbers.
std::vector<Chair> chairsOf(const Tournament& tournament)
{
    std::vector<Chair> chairs;
    const auto& first = tournament.draws.front().tables;
    std::vector<bool> sits(mostEntrantNumber + 1);
    for (std::size_t table = 0; table < first.size(); ++table)
        for (std::size_t seat = 0; seat < first[table].size(); ++seat) {
            const int number = first[table][seat];
            sits[static_cast<std::size_t>(number)] = true;
            chairs.push_back({ static_cast<int>(table), static_cast<int>(seat), number });
        }
    std::vector<int> late;
    for (const Entrant& entrant : tournament.entrants)
        if (!sits[static_cast<std::size_t>(entrant.number)])
            late.push_back(entrant.number);
    std::ranges::sort(late);
    auto next = late.begin();
    for (int seat = 0; seat < mostSeats; ++seat)
        for (std::size_t table = 0; table < first.size() && next != late.end(); ++table)
            if (static_cast<int>(first[table].size()) <= seat)
                chairs.push_back({ static_cast<int>(table), seat, *next++ });
    return chairs;
}

bool haveAllowedSizes(const std::vector<SeatNumbers>& tables, const Tournament& tournament)
{
    return std::ranges::all_of(tables, [&](const SeatNumbers& seats) {
        return seats.size() == 5 || (seats.size() == 4 && tournament.foursAllowed)
            || (seats.size() == 6 && tournament.sixesAllowed);
    });
}

/// Looks for a round in which all people of a seat move on by the same number of tables, where
/// multiples of one number lead to repeats. Two seats may move so far apart that no two of their
/// people have met; the shifts of all seats are tried one after the other, within a bound of steps.
class Shifts {
public:
    Shifts(const std::vector<Chair>& chairs, int tables, const MeetingTable& met)
        : tables_(tables)
    {
        for (auto& pair : metAt_)
            pair.assign(static_cast<std::size_t>(tables), false);
        for (const Chair& one : chairs)
            for (const Chair& other : chairs)
                if (one.seat < other.seat && met.between(one.number, other.number) > 0)
                    apart(one.seat, other.seat, one.table - other.table) = true;
    }

    /// By seat.
    std::optional<std::vector<int>> find()
    {
        return place(1) ? std::optional(shifts_) : std::nullopt;
    }

private:
    std::vector<bool>::reference apart(int seat, int other, int shift)
    {
        const int pair = seat * mostSeats + other;
        const int step = (shift + 2 * tables_) % tables_;
        return metAt_[static_cast<std::size_t>(pair)][static_cast<std::size_t>(step)];
    }

    bool place(int seat)
    {
        if (seat == mostSeats)
            return true;
        for (int shift = 0; shift < tables_ && steps_ < mostShifts; ++shift, ++steps_) {
            bool fits = true;
            for (int before = 0; before < seat && fits; ++before)
                fits = !apart(before, seat, shift - shifts_[static_cast<std::size_t>(before)]);
            shifts_[static_cast<std::size_t>(seat)] = shift;
            if (fits && place(seat + 1))
                return true;
        }
        return false;
    }

    static constexpr int mostShifts = 200'000;

    int tables_;
    int steps_ = 0;
    std::vector<int> shifts_ = std::vector<int>(mostSeats);
    /// By two seats and how much further the second one moves: two of them have met.
    std::array<std::vector<bool>, std::size_t { mostSeats } * mostSeats> metAt_;
};

/// Tries rounds that follow from the chairs.
class Construction {
public:
    Construction(const Tournament& tournament, int round, const MeetingTable& met)
        : tournament_(tournament)
        , met_(met)
        , round_(round)
        , tables_(static_cast<int>(tournament.draws.front().tables.size()))
    {
        const std::vector<int> active = activeIn(tournament, round);
        for (const Chair& chair : chairsOf(tournament))
            if (std::ranges::binary_search(active, chair.number))
                chairs_.push_back(chair);
        complete_ = chairs_.size() == active.size();
    }

    std::optional<RoundDraw> any() const
    {
        if (!complete_ || tables_ < 2)
            return std::nullopt;
        const Arithmetic modulo = Arithmetic::modulo(tables_);
        const std::optional<Arithmetic> field = Arithmetic::field(tables_);
        // The field comes first: it has more rounds than the numbers modulo t, and both do not mix.
        if (field)
            if (auto draw = multiplied(DrawMethod::Field, *field))
                return draw;
        if (auto draw = multiplied(DrawMethod::Cyclic, modulo))
            return draw;
        if (const auto shifts = Shifts(chairs_, tables_, met_).find())
            if (auto draw = shifted(*shifts))
                return draw;
        return grouped();
    }

private:
    std::optional<RoundDraw> multiplied(DrawMethod method, const Arithmetic& numbers) const
    {
        for (int multiplier = 1; multiplier < tables_; ++multiplier) {
            std::vector<SeatNumbers> tables(static_cast<std::size_t>(tables_));
            for (const Chair& chair : chairs_) {
                const int factor = chair.seat % tables_;
                const int table = numbers.sum(chair.table, numbers.product(multiplier, factor));
                tables[static_cast<std::size_t>(table)].push_back(chair.number);
            }
            if (auto draw = checked(method, std::move(tables)))
                return draw;
        }
        return std::nullopt;
    }

    std::optional<RoundDraw> shifted(const std::vector<int>& shifts) const
    {
        std::vector<SeatNumbers> tables(static_cast<std::size_t>(tables_));
        for (const Chair& chair : chairs_) {
            const int table =
                (chair.table + shifts[static_cast<std::size_t>(chair.seat)]) % tables_;
            tables[static_cast<std::size_t>(table)].push_back(chair.number);
        }
        return checked(DrawMethod::Cyclic, std::move(tables));
    }

    /// Those of a seat, table by table in fives.
    std::optional<RoundDraw> grouped() const
    {
        if (tables_ % usualSeats != 0)
            return std::nullopt;
        std::vector<SeatNumbers> tables(static_cast<std::size_t>(tables_ * mostSeats));
        for (const Chair& chair : chairs_) {
            const int group = chair.seat * (tables_ / usualSeats) + chair.table / usualSeats;
            tables[static_cast<std::size_t>(group)].push_back(chair.number);
        }
        std::erase_if(tables, [](const SeatNumbers& seats) { return seats.empty(); });
        return checked(DrawMethod::Groups, std::move(tables));
    }

    /// Not everybody has the same seat in all rounds: the first one deals first.
    std::optional<RoundDraw> checked(DrawMethod method, std::vector<SeatNumbers> tables) const
    {
        if (!haveAllowedSizes(tables, tournament_) || met_.repeatsIn(tables) > 0)
            return std::nullopt;
        for (SeatNumbers& seats : tables)
            std::ranges::rotate(seats,
                seats.begin()
                    + static_cast<std::ptrdiff_t>(
                        static_cast<std::size_t>(round_ - 1) % seats.size()));
        return RoundDraw { method, false, std::move(tables), {} };
    }

    const Tournament& tournament_;
    const MeetingTable& met_;
    int round_;
    int tables_;
    std::vector<Chair> chairs_;
    bool complete_ = false;
};

} // namespace

std::optional<RoundDraw> constructedRound(
    const Tournament& tournament, int round, const MeetingTable& met)
{
    if (tournament.draws.empty())
        return std::nullopt;
    return Construction(tournament, round, met).any();
}

} // namespace sheepshead
