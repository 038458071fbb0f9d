// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/claim_finder.h"

#include <utility>

namespace sheepshead {

std::optional<Claim> ClaimFinder::Question::answer() const
{
    auto claim = claimOf(seen, legal);
    const bool settled = claim && claim->kind == ClaimKind::Settled;
    if (settled && witness && !isSettledFor(*witness, seen, legal))
        return std::nullopt;
    return claim;
}

void ClaimFinder::ask(const Observation& seen, const std::vector<Action>& legal,
    const std::optional<Observation>& witness)
{
    withdraw();
    {
        const std::lock_guard lock(mutex_);
        next_ = Question { number_, seen, legal, witness };
    }
    asked_.notify_one();
    if (!thread_.joinable())
        thread_ = std::jthread([this](const std::stop_token& stop) { think(stop); });
}

void ClaimFinder::withdraw()
{
    ++number_;
    const std::lock_guard lock(mutex_);
    next_.reset();
}

void ClaimFinder::think(const std::stop_token& stop)
{
    std::unique_lock lock(mutex_);
    while (asked_.wait(lock, stop, [this] { return next_.has_value(); })) {
        const Question question = *std::exchange(next_, std::nullopt);
        lock.unlock();
        const std::optional<Claim> claim = question.answer();
        QMetaObject::invokeMethod(
            this, [this, number = question.number, claim] { answer(number, claim); },
            Qt::QueuedConnection);
        lock.lock();
    }
}

void ClaimFinder::answer(int number, const std::optional<Claim>& claim)
{
    if (number == number_)
        Q_EMIT found(claim);
}

} // namespace sheepshead
