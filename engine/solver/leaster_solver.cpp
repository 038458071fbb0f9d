// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solver/leaster_solver.h"

#include <utility>

namespace sheepshead {

namespace {

/// Closer than this are equal: means of small whole numbers.
constexpr double nothing = 1e-9;

/// Cards of one seat, as good as each other for it so far.
class Equals {
public:
    explicit Equals(Seat seat)
        : seat_(seat)
    {
    }

    void consider(const ExpectedScores& scores)
    {
        const double gain = count_ == 0 ? 1 : scores[seat_] - best_;
        if (gain < -nothing)
            return;
        if (gain > nothing) {
            best_ = scores[seat_];
            count_ = 0;
            sum_ = {};
        }
        ++count_;
        for (int i = 0; i < maxSeats; ++i)
            sum_[seatAt(i)] += scores[seatAt(i)];
    }

    ExpectedScores mean() const
    {
        ExpectedScores mean;
        for (int i = 0; i < maxSeats; ++i)
            mean[seatAt(i)] = sum_[seatAt(i)] / count_;
        return mean;
    }

private:
    Seat seat_;
    int count_ = 0;
    double best_ = 0;
    ExpectedScores sum_;
};

class Search {
public:
    Search(const LeasterGame& game, std::stop_token stop)
        : game_(game)
        , stop_(std::move(stop))
        , stopped_(stop_.stop_requested())
    {
    }

    bool stopped() const { return stopped_; }

    ExpectedScores from(const Playing& play)
    {
        if (play.over())
            return scored(play);
        Equals equals(play.turn());
        for (const Card card : play.legal()) {
            if (stopped_)
                return {};
            equals.consider(after(play, card));
        }
        return equals.mean();
    }

    ExpectedScores after(const Playing& before, Card card)
    {
        Playing play = before;
        const bool ended = play.play(game_.trumps, card);
        if (ended && play.over())
            play.addPoints(play.leader(), game_.blindToLastTrick);
        if (ended)
            stopped_ = stopped_ || stop_.stop_requested();
        return from(play);
    }

private:
    ExpectedScores scored(const Playing& play) const
    {
        LeasterOutcome outcome { .game = game_.game };
        for (const Seat seat : play.seats()) {
            outcome.points[seat] = play.points(seat);
            outcome.tricks[seat] = play.tricks(seat);
        }
        const HandScores scores = scoreHand(outcome, play.seats(), game_.rules);
        ExpectedScores result;
        for (const Seat seat : play.seats())
            result[seat] = scores.scores[seat].value;
        return result;
    }

    const LeasterGame& game_;
    std::stop_token stop_;
    bool stopped_;
};

} // namespace

std::optional<ExpectedScores> expectedScores(const LeasterGame& game, std::stop_token stop)
{
    Search search(game, std::move(stop));
    const ExpectedScores scores = search.from(game.play);
    return search.stopped() ? std::nullopt : std::optional(scores);
}

std::optional<CardValues<CardScores>> expectedScoresOfCards(
    const LeasterGame& game, std::stop_token stop)
{
    Search search(game, std::move(stop));
    CardValues<CardScores> values;
    for (const Card card : game.play.legal())
        values.add({ card, search.after(game.play, card) });
    return search.stopped() ? std::nullopt : std::optional(values);
}

} // namespace sheepshead
