// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/long_work.h"

#include "app/console/terminal.h"

#include <csignal>
#include <cstdio>

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
        std::fputs("\r\033[K", stderr);
}

bool LongWork::interrupted() { return interruptions != 0; }

void LongWork::show(std::uint64_t done)
{
    constexpr std::chrono::milliseconds pause { 200 };
    const auto now = std::chrono::steady_clock::now();
    if (!onTerminal_ || now - shown_ < pause)
        return;
    shown_ = now;
    const std::string line =
        '\r' + std::to_string(done) + " of " + std::to_string(total_) + ' ' + what_;
    std::fputs(line.c_str(), stderr); // control characters are not for std::cerr, see PlainOutput
}

} // namespace sheepshead::console
