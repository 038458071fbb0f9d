// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/processor_time.h"

#include <ctime>

namespace sheepshead::bench {

double processorMilliseconds()
{
    timespec time {};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

} // namespace sheepshead::bench
