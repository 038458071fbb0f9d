// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/file/storage_error.h"

#include <concepts>
#include <functional>
#include <stop_token>
#include <utility>

namespace sheepshead {

/// Is told now and then the share of the work that is done, from 0 to 1, and answers whether the
/// work goes on. Work that is to stop changes nothing and ends with StorageFault::Stopped. It stops
/// at the next share when the listener returns false, and even in the middle of a query (QueryStop)
/// when its token asks for that.
class Progress {
public:
    Progress() = default;
    template <class Listener>
    requires std::is_invocable_r_v<bool, Listener&, double> &&(
        !std::same_as<std::remove_cvref_t<Listener>, Progress>)Progress(Listener listener,
        std::stop_token stop = {}) // NOLINT: a lambda is a progress
        : listener_(std::move(listener))
        , stop_(std::move(stop))
    {
    }

    bool operator()(double share) const
    {
        return !stop_.stop_requested() && (!listener_ || listener_(share));
    }
    const std::stop_token& stop() const { return stop_; }

private:
    std::function<bool(double share)> listener_;
    std::stop_token stop_;
};

/// Throws if the work is to stop.
inline void report(const Progress& progress, double share)
{
    if (!progress(share))
        throw StorageError(StorageFault::Stopped);
}

} // namespace sheepshead
