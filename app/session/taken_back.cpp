// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/taken_back.h"

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

/// Where the last trick to which the seat has played begins; nothing before its first card.
std::optional<std::size_t> lastTrickOf(const HandRecord& record, Seat seat)
{
    const int players = playingSeats(record.variant, record.deal.dealer).size();
    std::optional<std::size_t> found;
    std::size_t start = 0;
    int cards = 0;
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        if (!std::holds_alternative<Play>(record.actions[i].action))
            continue;
        if (cards++ % players == 0)
            start = i;
        if (record.actions[i].seat == seat)
            found = start;
    }
    return found;
}

} // namespace

std::optional<std::size_t> decisionsKept(const HandRecord& record, Seat seat, Back how)
{
    const auto last = std::find_if(record.actions.rbegin(), record.actions.rend(),
        [seat](const SeatAction& decision) { return decision.seat == seat; });
    if (last == record.actions.rend())
        return std::nullopt;
    switch (how) {
    case Back::Decision:
        return static_cast<std::size_t>(record.actions.rend() - last) - 1;
    case Back::Trick:
        return lastTrickOf(record, seat).value_or(0);
    case Back::Hand:
        break;
    }
    return 0;
}

void TakenBack::clear()
{
    actions_.clear();
    counted_ = false;
}

void TakenBack::take(HandRecord& record, std::size_t kept)
{
    counted_ = counted_ || !record.practice;
    const auto first = record.actions.begin() + static_cast<std::ptrdiff_t>(kept);
    actions_.insert(actions_.begin(), first, record.actions.end());
    record.actions.erase(first, record.actions.end());
    record.practice = true;
}

std::vector<SeatAction> TakenBack::bringBack(Seat seat)
{
    std::vector<SeatAction> back;
    while (!actions_.empty() && (back.empty() || actions_.front().seat != seat)) {
        back.push_back(actions_.front());
        actions_.pop_front();
    }
    return back;
}

bool TakenBack::note(const SeatAction& decision, HandRecord& record)
{
    if (actions_.empty())
        return false;
    if (actions_.front() != decision) {
        clear();
        return false;
    }
    actions_.pop_front();
    return settle(record);
}

bool TakenBack::settle(HandRecord& record)
{
    if (!actions_.empty() || !std::exchange(counted_, false))
        return false;
    record.practice = false;
    return true;
}

} // namespace sheepshead
