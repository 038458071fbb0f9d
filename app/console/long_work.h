// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace sheepshead::console {

/// While it exists, Ctrl+C asks long work to stop with the results so far, and a terminal shows the
/// progress.
class LongWork {
public:
    LongWork(std::string what, std::uint64_t total);
    ~LongWork();
    LongWork(const LongWork&) = delete;
    LongWork& operator=(const LongWork&) = delete;

    static bool interrupted();
    void show(std::uint64_t done);

private:
    std::string what_;
    std::uint64_t total_;
    bool onTerminal_;
    std::chrono::steady_clock::time_point shown_;
};

} // namespace sheepshead::console
