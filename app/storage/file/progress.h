// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/file/storage_error.h"

#include <functional>

namespace sheepshead {

/// Is called now and then with the share of the work that is done, from 0 to 1. To stop the work it
/// returns false; the work then changes nothing and ends with StorageFault::Stopped.
using Progress = std::function<bool(double share)>;

/// Throws if the work is to stop.
inline void report(const Progress& progress, double share)
{
    if (progress && !progress(share))
        throw StorageError(StorageFault::Stopped);
}

} // namespace sheepshead
