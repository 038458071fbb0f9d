// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/long_work.h"

#include "app/console/terminal.h"

#include <csignal>
#include <iostream>

namespace sheepshead::console {

namespace {

volatile std::sig_atomic_t interruptions = 0;

extern "C" void noteInterruption(int) { interruptions = 1; }

} // namespace

LongWork::LongWork(std::string what, std::uint64_t total)
    : what_(std::move(what))
    , total_(total)
    , onTerminal_(errorsAreOnTerminal())
    , shown_(std::chrono::steady_clock::now())
{
    std::signal(SIGINT, noteInterruption);
}

LongWork::~LongWork()
{
    std::signal(SIGINT, SIG_DFL);
    if (onTerminal_)
        std::cerr << "\r\033[K" << std::flush;
}

bool LongWork::interrupted() { return interruptions != 0; }

void LongWork::show(std::uint64_t done)
{
    constexpr std::chrono::milliseconds pause { 200 };
    const auto now = std::chrono::steady_clock::now();
    if (!onTerminal_ || now - shown_ < pause)
        return;
    shown_ = now;
    std::cerr << '\r' << done << " of " << total_ << ' ' << what_ << std::flush;
}

} // namespace sheepshead::console
