// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/draw_search.h"

#include "engine/support/quick_rng.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int mostSteps = 2'000'000;
constexpr int mostInVain = 500'000; ///< steps since the last better seats
constexpr std::size_t rememberedCosts = 400;

struct Place {
    std::size_t table;
    std::size_t seat;
};

class SeatSearch {
public:
    SeatSearch(std::vector<SeatNumbers> tables, const MeetingTable& met, std::uint64_t seed)
        : tables_(std::move(tables))
        , met_(met)
        , numbers_(seed)
    {
        for (std::size_t table = 0; table < tables_.size(); ++table)
            for (std::size_t seat = 0; seat < tables_[table].size(); ++seat)
                places_.push_back({ table, seat });
        for (const SeatNumbers& seats : tables_) {
            indices_.emplace_back();
            for (const int number : seats)
                indices_.back().push_back(met_.indexOf(number));
        }
        for (const auto& seats : indices_)
            for (std::size_t i = 0; i < seats.size(); ++i)
                cost_ += costOf(seats, seats[i], i);
        cost_ /= 2; // each pair was counted twice
    }

    std::vector<SeatNumbers> run()
    {
        best_ = tables_;
        bestCost_ = cost_;
        costs_.assign(rememberedCosts, cost_);
        if (tables_.size() > 1)
            for (int step = 0; step < mostSteps && inVain_ < mostInVain && bestCost_ > 0; ++step)
                tryOne(costs_[static_cast<std::size_t>(step) % rememberedCosts]);
        return std::move(best_);
    }

private:
    using Indices = std::vector<std::size_t>;

    /// Of this person among those at a table, but for one seat.
    int costOf(const Indices& seats, std::size_t person, std::size_t without) const
    {
        int cost = 0;
        for (std::size_t i = 0; i < seats.size(); ++i)
            if (i != without) {
                const int times = met_.at(person, seats[i]);
                cost += times * times;
            }
        return cost;
    }

    void tryOne(int& before)
    {
        ++inVain_;
        const Place one = randomPlace();
        const Place other = randomPlace();
        if (one.table == other.table)
            return;
        Indices& here = indices_[one.table];
        Indices& there = indices_[other.table];
        const int change = costOf(here, there[other.seat], one.seat)
            + costOf(there, here[one.seat], other.seat) - costOf(here, here[one.seat], one.seat)
            - costOf(there, there[other.seat], other.seat);
        if (change <= 0 || cost_ + change <= before) {
            std::swap(here[one.seat], there[other.seat]);
            std::swap(tables_[one.table][one.seat], tables_[other.table][other.seat]);
            cost_ += change;
            if (cost_ < bestCost_) {
                bestCost_ = cost_;
                best_ = tables_;
                inVain_ = 0;
            }
        }
        before = cost_;
    }

    Place randomPlace()
    {
        return places_[numbers_.below(static_cast<std::uint32_t>(places_.size()))];
    }

    std::vector<SeatNumbers> tables_;
    std::vector<Indices> indices_; ///< the same people, as the table of meetings knows them
    const MeetingTable& met_;
    QuickRng numbers_;
    std::vector<Place> places_;
    std::vector<SeatNumbers> best_;
    std::vector<int> costs_;
    int cost_ = 0;
    int bestCost_ = 0;
    int inVain_ = 0;
};

} // namespace

std::vector<SeatNumbers> searchedSeats(
    std::vector<SeatNumbers> tables, const MeetingTable& met, std::uint64_t seed)
{
    return SeatSearch(std::move(tables), met, seed).run();
}

} // namespace sheepshead
