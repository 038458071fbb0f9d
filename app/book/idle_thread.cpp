// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/idle_thread.h"

#if defined(__linux__)
#include <sched.h>
#elif defined(_WIN32)
#include <windows.h>
#endif

namespace sheepshead {

void runWhenIdle()
{
#if defined(__linux__)
    const sched_param none {};
    sched_setscheduler(0, SCHED_IDLE, &none);
#elif defined(_WIN32)
    SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_IDLE);
#endif
}

} // namespace sheepshead
