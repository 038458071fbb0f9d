// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"

#include <utility>
#include <vector>

namespace sheepshead {

using Events = std::vector<Event>;

/// Where a hand tells what happens: a list, or nobody, so that simulations need not pay for events
/// that no one will read. As small as a pointer.
class EventSink {
public:
    EventSink() = default;
    explicit EventSink(Events& list)
        : list_(&list)
    {
    }

    bool listens() const { return list_ != nullptr; }

    /// Named as a list names it, whose place this takes. Nobody is in a hurry where somebody
    /// listens.
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
