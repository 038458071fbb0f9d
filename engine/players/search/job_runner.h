// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>

namespace sheepshead {

/// Work that nothing else waits for or writes to.
using Jobs = std::span<const std::function<void()>>;

/// Does all jobs, in any order or at the same time, and comes back when the last is done. The
/// engine has no threads: whoever has cores to spare hands in what uses them.
using SideBySide = std::function<void(Jobs)>;

/// For whoever has not.
inline void oneAfterAnother(Jobs jobs)
{
    for (const auto& job : jobs)
        job();
}

} // namespace sheepshead
