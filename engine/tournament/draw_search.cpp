// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/draw_search.h"

#include "engine/support/quick_rng.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int mostSteps = 2'000'000;
constexpr int mostInVain = 500'000; ///< steps since the last better seats
constexpr std::size_t rememberedCosts = 400;

/// Of a pair that has met so many times and meets again. More than its square by a constant: with
/// the square alone draws have up to a half more repeats than they need, with the constant alone
/// the same few pairs meet in every round (docs/tournaments.md).
constexpr int costOfMeeting(int times) { return times == 0 ? 0 : 3 + times * times; }

struct Place {
    std::size_t round;
    std::size_t table;
    std::size_t seat;
};

class SeatSearch {
public:
    SeatSearch(std::vector<RoundTables> rounds, const MeetingTable& met, std::uint64_t seed)
        : rounds_(std::move(rounds))
        , people_(met.size())
        , times_(people_ * people_)
        , numbers_(seed)
    {
        for (std::size_t one = 0; one < people_; ++one)
            for (std::size_t other = 0; other < people_; ++other)
                times_[one * people_ + other] = met.at(one, other);
        for (std::size_t round = 0; round < rounds_.size(); ++round) {
            firstPlace_.push_back(places_.size());
            indices_.emplace_back();
            for (std::size_t table = 0; table < rounds_[round].size(); ++table) {
                indices_.back().emplace_back();
                for (std::size_t seat = 0; seat < rounds_[round][table].size(); ++seat) {
                    places_.push_back({ round, table, seat });
                    sitDown(indices_.back().back(), met.indexOf(rounds_[round][table][seat]));
                }
            }
        }
        firstPlace_.push_back(places_.size());
    }

    std::vector<RoundTables> run()
    {
        best_ = rounds_;
        bestCost_ = cost_;
        costs_.assign(rememberedCosts, cost_);
        const bool mayChange = std::ranges::any_of(
            rounds_, [](const RoundTables& tables) { return tables.size() > 1; });
        for (int step = 0; mayChange && step < mostSteps && inVain_ < mostInVain && bestCost_ > 0;
             ++step)
            tryOne(costs_[static_cast<std::size_t>(step) % rememberedCosts]);
        return std::move(best_);
    }

private:
    using Indices = std::vector<std::size_t>;

    int& times(std::size_t one, std::size_t other) { return times_[one * people_ + other]; }

    void sitDown(Indices& seats, std::size_t person)
    {
        for (const std::size_t other : seats) {
            cost_ += costOfMeeting(times(person, other));
            ++times(person, other);
            ++times(other, person);
        }
        seats.push_back(person);
    }

    /// What it costs less that the person leaves this seat.
    int gainOf(const Indices& seats, std::size_t seat) const
    {
        const int* const times = &times_[seats[seat] * people_];
        int gain = 0;
        for (std::size_t i = 0; i < seats.size(); ++i)
            if (i != seat)
                gain += costOfMeeting(times[seats[i]] - 1);
        return gain;
    }

    /// What it costs more that a person from another table takes this seat.
    int costOf(const Indices& seats, std::size_t seat, std::size_t person) const
    {
        const int* const times = &times_[person * people_];
        int cost = 0;
        for (std::size_t i = 0; i < seats.size(); ++i)
            if (i != seat)
                cost += costOfMeeting(times[seats[i]]);
        return cost;
    }

    void tryOne(int& before)
    {
        ++inVain_;
        const Place one = places_[numbers_.below(static_cast<std::uint32_t>(places_.size()))];
        const std::size_t first = firstPlace_[one.round];
        const Place other = places_[first
            + numbers_.below(static_cast<std::uint32_t>(firstPlace_[one.round + 1] - first))];
        if (one.table == other.table)
            return;
        Indices& here = indices_[one.round][one.table];
        Indices& there = indices_[one.round][other.table];
        const int change = costOf(here, one.seat, there[other.seat])
            + costOf(there, other.seat, here[one.seat]) - gainOf(here, one.seat)
            - gainOf(there, other.seat);
        if (change <= 0 || cost_ + change <= before)
            swap(one, other, change);
        before = cost_;
    }

    void swap(const Place& one, const Place& other, int change)
    {
        Indices& here = indices_[one.round][one.table];
        Indices& there = indices_[one.round][other.table];
        count(here, one.seat, -1);
        count(there, other.seat, -1);
        std::swap(here[one.seat], there[other.seat]);
        count(here, one.seat, 1);
        count(there, other.seat, 1);
        RoundTables& tables = rounds_[one.round];
        std::swap(tables[one.table][one.seat], tables[other.table][other.seat]);
        cost_ += change;
        if (cost_ < bestCost_) {
            bestCost_ = cost_;
            best_ = rounds_;
            inVain_ = 0;
        }
    }

    void count(const Indices& seats, std::size_t seat, int by)
    {
        for (std::size_t i = 0; i < seats.size(); ++i)
            if (i != seat) {
                times(seats[seat], seats[i]) += by;
                times(seats[i], seats[seat]) += by;
            }
    }

    std::vector<RoundTables> rounds_;
    std::vector<std::vector<Indices>> indices_; ///< the same people, as the table of meetings does
    std::size_t people_;
    std::vector<int> times_; ///< meetings of each two in all rounds, with these ones
    QuickRng numbers_;
    std::vector<Place> places_;
    std::vector<std::size_t> firstPlace_; ///< of each round, and the end
    std::vector<RoundTables> best_;
    std::vector<int> costs_;
    int cost_ = 0;
    int bestCost_ = 0;
    int inVain_ = 0;
};

} // namespace

std::vector<RoundTables> searchedSeats(
    std::vector<RoundTables> rounds, const MeetingTable& met, std::uint64_t seed)
{
    return SeatSearch(std::move(rounds), met, seed).run();
}

} // namespace sheepshead
