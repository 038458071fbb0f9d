// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/statistics_keeper.h"

#include "engine/advice/hand_review.h"

#include <array>
#include <chrono>
#include <utility>

#if defined(__linux__)
#include <sched.h>
#elif defined(_WIN32)
#include <windows.h>
#endif

namespace sheepshead {

namespace {

constexpr std::uint64_t reviewSeed = 1;
constexpr std::chrono::seconds pauseAfterFault { 10 };
constexpr std::chrono::milliseconds pauseBetween { 2 }; ///< for the table to write

CostPart partOf(const HandStep& step)
{
    const Action& action = step.decision.action;
    if (std::holds_alternative<Pick>(action) || std::holds_alternative<Pass>(action)
        || std::holds_alternative<Bid>(action))
        return CostPart::Pick;
    if (std::holds_alternative<Bury>(action))
        return CostPart::Bury;
    if (std::holds_alternative<Call>(action) || std::holds_alternative<GoAlone>(action)
        || std::holds_alternative<NameSolo>(action))
        return CostPart::Call;
    if (!std::holds_alternative<Play>(action))
        return CostPart::Other;
    const Seat seat = step.decision.seat;
    return step.before.observation(seat).trickOnTable() ? CostPart::Follow : CostPart::Lead;
}

void addCost(Costs& costs, CostPart part, double points)
{
    CostSum& sum = costs.at(static_cast<std::size_t>(part));
    sum.hands = 1;
    ++sum.decisions;
    sum.mistakes += points > 0 ? 1 : 0;
    sum.points += points;
}

Mistake mistakeIn(const HandStep& step, std::size_t action, const ReviewedDecision& found)
{
    const auto& [seat, decided] = step.decision;
    return { action, seat,
        mistakeOf(step.before.observation(seat), decided, found.prospects.front().action),
        *found.cost };
}

/// One piece of work; whether there was any.
Result<bool> notice(Backlog& backlog, bool wanted)
{
    if (wanted)
        return backlog.noticePlay();
    if (const auto problem = backlog.leaveUnnoticed())
        return *problem;
    return false;
}

Result<bool> workOn(Backlog& backlog)
{
    auto facts = backlog.workOutFacts();
    if (!facts || *facts)
        return facts;
    return backlog.tally();
}

/// From now on the calling thread runs only when no other wants to, where the system knows that.
void runWhenIdle()
{
#if defined(__linux__)
    const sched_param none {};
    sched_setscheduler(0, SCHED_IDLE, &none);
#elif defined(_WIN32)
    SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_IDLE);
#endif
}

/// Whether a hand was reviewed.
Result<bool> reviewNext(Backlog& backlog, const std::stop_token& stop)
{
    const auto hand = backlog.nextToReview();
    if (!hand)
        return hand.problem();
    if (!*hand)
        return false;
    const UnreviewedHand& next = **hand;
    std::optional<ReviewedHand> found;
    // A thread of its own: a slow thread must not have the book locked.
    std::thread([&] {
        runWhenIdle();
        found = reviewOf(next.record, next.people, stop);
    }).join();
    if (stop.stop_requested())
        return false;
    if (const auto problem = backlog.keepReview(next.id, found.value_or(ReviewedHand())))
        return *problem;
    return true;
}

} // namespace

std::optional<ReviewedHand> reviewOf(
    const std::string& record, SeatSet people, const std::stop_token& stop)
{
    const auto parsed = parseRecord(record);
    const auto steps = parsed ? stepsOf(*parsed) : Result<std::vector<HandStep>>(parsed.problem());
    if (!steps)
        return std::nullopt;
    HandReview review(reviewSeed);
    ReviewedHand hand;
    for (std::size_t i = 0; i < steps->size(); ++i) {
        const HandStep& step = (*steps)[i];
        if (!people.contains(step.decision.seat) || step.forced())
            continue;
        const ReviewedDecision found = review.review(step, stop);
        if (stop.stop_requested())
            return std::nullopt;
        if (!found.cost)
            continue;
        addCost(hand.costs[step.decision.seat], partOf(step), *found.cost);
        if (*found.cost >= leastMistake)
            hand.mistakes.push_back(mistakeIn(step, i, found));
    }
    return hand;
}

StatisticsKeeper::StatisticsKeeper(
    std::filesystem::path book, int mostReviews, bool noticing, QObject* parent)
    : QObject(parent)
    , noticing_(noticing)
    , thread_([this, book = std::move(book), mostReviews](
                  const std::stop_token& stop) { run(stop, book, mostReviews); })
{
}

void StatisticsKeeper::setNoticing(bool noticing)
{
    noticing_ = noticing;
    wake();
}

void StatisticsKeeper::wake()
{
    {
        const std::lock_guard guard(lock_);
        awake_ = true;
    }
    waiting_.notify_one();
}

void StatisticsKeeper::run(
    const std::stop_token& stop, const std::filesystem::path& book, int mostReviews)
{
    auto opened = Backlog::open(book, stop);
    if (!opened)
        return;
    Backlog backlog = std::move(opened).value();
    const auto tell = [this](void (StatisticsKeeper::*news)()) {
        QMetaObject::invokeMethod(this, news, Qt::QueuedConnection);
    };
    bool worked = false;
    bool learned = false;
    while (!stop.stop_requested()) {
        auto more = notice(backlog, noticing_);
        learned = learned || (more && *more);
        if (more && !*more) {
            if (std::exchange(learned, false))
                tell(&StatisticsKeeper::noticed);
            more = workOn(backlog);
            worked = worked || (more && *more);
        }
        if (more && !*more) {
            if (std::exchange(worked, false))
                tell(&StatisticsKeeper::advanced);
            if (mostReviews > 0) {
                more = reviewNext(backlog, stop);
                mostReviews -= more && *more ? 1 : 0;
            }
        }
        std::unique_lock guard(lock_);
        if (!more) // the book is busy, or its disk is gone: later
            waiting_.wait_for(guard, stop, pauseAfterFault, [] { return false; });
        else if (*more)
            waiting_.wait_for(guard, stop, pauseBetween, [] { return false; });
        else
            waiting_.wait(guard, stop, [this] { return std::exchange(awake_, false); });
    }
}

} // namespace sheepshead
