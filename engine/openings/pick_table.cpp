// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/openings/pick_table.h"

#include "engine/openings/mean_tally.h"
#include "engine/openings/pick_trial.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace sheepshead {

/// What a table counts.
namespace pick_table {

/// What was counted at one set of rules, or of the difference of two.
struct PickTally {
    int asked = 0;
    int picked = 0;
    int won = 0;
    MeanTally pick;
    MeanTally pass;
    MeanTally gain;

    void add(const Tried& tried)
    {
        ++asked;
        picked += tried.picks ? 1 : 0;
        won += tried.pick > 0 ? 1 : 0;
        pick.add(tried.pick);
        pass.add(tried.pass);
        gain.add(tried.gain());
    }

    void add(const PickTally& more)
    {
        asked += more.asked;
        picked += more.picked;
        won += more.won;
        pick.add(more.pick);
        pass.add(more.pass);
        gain.add(more.gain);
    }
};

struct RowTally {
    PickTally figures;
    PickTally against;
    PickTally change;

    void add(const std::optional<Tried>& one, const std::optional<Tried>& other)
    {
        if (one)
            figures.add(*one);
        if (other)
            against.add(*other);
        if (one && other)
            change.add(Tried { false, other->pick - one->pick, other->pass - one->pass });
    }

    void add(const RowTally& more)
    {
        figures.add(more.figures);
        against.add(more.against);
        change.add(more.change);
    }
};

using RowKey = std::tuple<int, std::optional<int>, std::optional<int>>;
using RowTallies = std::map<RowKey, RowTally>;

} // namespace pick_table

using namespace pick_table;

namespace {

constexpr int dealsOfRound = 200;
constexpr int sharesOfRound = 4; ///< jobs; the tallies do not depend on how deals are shared out

PickFigure pickFigureOf(const MeanTally& tally) { return { tally.mean(), tally.standardError() }; }

PickFigures pickFiguresOf(const PickTally& tally)
{
    return { tally.asked, tally.picked, tally.won, pickFigureOf(tally.pick),
        pickFigureOf(tally.pass), pickFigureOf(tally.gain) };
}

PickChange pickChangeOf(const PickTally& tally)
{
    return { tally.asked, pickFigureOf(tally.pick), pickFigureOf(tally.pass),
        pickFigureOf(tally.gain) };
}

} // namespace

struct PickTable::Asked {
    explicit Asked(const PickTableQuestion& about)
        : question(about)
    {
    }

    /// Every `sharesOfRound`th deal of a round.
    RowTallies share(int first, int end, const std::stop_token& stop) const
    {
        RowTallies rows;
        DealTrial trial(question);
        const int places = question.variant.layout().players;
        for (int number = first; number < end && !stop.stop_requested(); number += sharesOfRound) {
            const DrawnCards drawn(question, number);
            for (int place = 1; place <= places; ++place)
                tryIn(rows, trial, drawn, place);
        }
        return rows;
    }

    void tryIn(RowTallies& rows, DealTrial& trial, const DrawnCards& drawn, int place) const
    {
        const Deal deal = drawn.deal(place);
        const Seat seat = drawn.seat(place);
        const auto one = trial.of(question.variant, deal, seat);
        std::optional<Tried> other;
        if (question.against)
            other = trial.of(*question.against, deal, seat);
        if (!one && !other)
            return;
        const int trump = (drawn.own() & question.variant.trumps().trump()).size();
        const int queens = (drawn.own() & cardsOf(Rank::Queen)).size();
        rows[{ place, {}, {} }].add(one, other);
        rows[{ place, trump, queens }].add(one, other);
    }

    bool goOn(const std::stop_token& stop)
    {
        const int end = std::min(question.deals, answer.deals + dealsOfRound);
        std::array<RowTallies, sharesOfRound> parts;
        std::vector<std::function<void()>> jobs;
        jobs.reserve(sharesOfRound);
        for (int i = 0; i < sharesOfRound; ++i)
            jobs.emplace_back([&, i] {
                parts[static_cast<std::size_t>(i)] = share(answer.deals + i, end, stop);
            });
        question.runJobs(jobs);
        if (stop.stop_requested())
            return false;
        for (const RowTallies& part : parts)
            for (const auto& [key, row] : part)
                tallies[key].add(row);
        answer.deals = end;
        answer.complete = end == question.deals;
        sumUp();
        return true;
    }

    void sumUp()
    {
        answer.rows.clear();
        for (const auto& [key, tally] : tallies) {
            const auto& [place, trump, queens] = key;
            PickTableRow row { .place = place, .trump = trump, .queens = queens, .figures = {} };
            row.figures = pickFiguresOf(tally.figures);
            if (question.against) {
                row.against = pickFiguresOf(tally.against);
                row.change = pickChangeOf(tally.change);
            }
            answer.rows.push_back(row);
        }
    }

    PickTableQuestion question;
    RowTallies tallies;
    PickTableAnswer answer;
};

PickTable::PickTable(std::unique_ptr<Asked> asked)
    : asked_(std::move(asked))
{
}

PickTable::PickTable(PickTable&&) noexcept = default;
PickTable& PickTable::operator=(PickTable&&) noexcept = default;
PickTable::~PickTable() = default;

Result<PickTable> PickTable::about(const PickTableQuestion& question)
{
    if (const auto fault = faultOf(question))
        return problemOf(*fault);
    return PickTable(std::make_unique<Asked>(question));
}

bool PickTable::goOn(const std::stop_token& stop)
{
    if (asked_->answer.complete || stop.stop_requested())
        return false;
    return asked_->goOn(stop);
}

const PickTableAnswer& PickTable::answer() const { return asked_->answer; }

const PickTableQuestion& PickTable::question() const { return asked_->question; }

} // namespace sheepshead
