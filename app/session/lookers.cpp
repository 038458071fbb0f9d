// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/lookers.h"

#include <cassert>

namespace sheepshead {

Lookers::Lookers(SeatSet people)
    : people_(people)
    , viewer_(*people.begin())
{
    assert(!people.empty());
}

void Lookers::beginHand()
{
    forget();
    lookAway();
}

void Lookers::lookAway()
{
    if (areSeveral())
        passing_ = Passing {};
}

bool Lookers::mustPassTo(Seat seat) const
{
    return areSeveral() && people_.contains(seat) && (passing_ || seat != viewer_);
}

bool Lookers::passTo(Seat seat)
{
    if (passing_ && passing_->to == seat)
        return false;
    const auto from = happened_.begin() + static_cast<std::ptrdiff_t>(seen_[seat]);
    passing_ = Passing { seat, { from, happened_.end() } };
    return true;
}

bool Lookers::look()
{
    if (!passing_ || !passing_->to)
        return false;
    viewer_ = *passing_->to;
    passing_.reset();
    seen_[viewer_] = happened_.size();
    return true;
}

void Lookers::note(const std::vector<Event>& events)
{
    if (!areSeveral())
        return;
    for (const Event& event : events)
        happened_.push_back(seenByAll(event));
    if (!passing_)
        seen_[viewer_] = happened_.size();
}

void Lookers::forget()
{
    happened_.clear();
    seen_ = {};
}

} // namespace sheepshead
