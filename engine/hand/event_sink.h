// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"

#include <utility>
#include <vector>

namespace sheepshead {

using Events = std::vector<Event>;

/// Receives the events of a hand in a list, or drops them, so that simulations do not pay for
/// events that are never read. As small as a pointer.
class EventSink {
public:
    EventSink() = default;
    explicit EventSink(Events& list)
        : list_(&list)
    {
    }

    bool listens() const { return list_ != nullptr; }

    /// Named like the list's function, which it replaces. With a list attached speed does not
    /// matter.
    // NOLINTNEXTLINE(readability-identifier-naming)
    template <class Told> void push_back(Told&& told)
    {
        if (list_ != nullptr) [[unlikely]]
            list_->emplace_back(std::forward<Told>(told));
    }

private:
    Events* list_ = nullptr;
};

} // namespace sheepshead
