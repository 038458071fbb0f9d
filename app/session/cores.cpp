// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/cores.h"

#include <system_error>
#include <thread>
#include <vector>

namespace sheepshead {

void onAllCores(Jobs jobs)
{
    if (jobs.size() < 2 || std::thread::hardware_concurrency() < 2)
        return runSequentially(jobs);
    std::vector<std::jthread> others;
    others.reserve(jobs.size() - 1);
    std::size_t given = 1;
    try {
        for (; given < jobs.size(); ++given)
            others.emplace_back(std::cref(jobs[given]));
    } catch (const std::system_error&) {
        runSequentially(jobs.subspan(given));
    }
    jobs.front()();
}

} // namespace sheepshead
