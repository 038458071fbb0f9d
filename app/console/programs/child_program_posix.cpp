// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/programs/child_program.h"

#include "app/console/programs/descendants.h"
#include "engine/cards/seat.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace sheepshead::console {

namespace {

using Clock = std::chrono::steady_clock;

/// The process groups of the running programs; 0 is a free place.
std::array<std::atomic<pid_t>, maxSeats> groups;

void noteGroup(pid_t group)
{
    for (auto& place : groups)
        if (pid_t none = 0; place.compare_exchange_strong(none, group))
            return;
}

bool isNoted(pid_t group)
{
    return std::ranges::any_of(groups, [&](const auto& place) { return place.load() == group; });
}

/// Kills a group: the program and all programs that it has started. With the last group go the
/// programs that have left theirs, as it cannot be told whose they were.
void killGroup(pid_t group)
{
    kill(-group, SIGKILL);
    for (auto& place : groups)
        if (pid_t same = group; place.compare_exchange_strong(same, 0))
            break;
    if (std::ranges::all_of(groups, [](const auto& place) { return place.load() == 0; }))
        killDescendants();
}

/// A signal that ends the match ends the programs too.
extern "C" void endWithPrograms(int signal)
{
    for (const auto& place : groups)
        if (const pid_t group = place.load(); group > 0)
            kill(-group, SIGKILL);
    killDescendants();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

constexpr std::array endSignals { SIGTERM, SIGHUP };

/// Holds back the signals that end the match, so that none comes between the start of a program and
/// noteGroup().
class EndHeldBack {
public:
    EndHeldBack()
    {
        sigset_t ending;
        sigemptyset(&ending);
        for (const int signal : endSignals)
            sigaddset(&ending, signal);
        sigprocmask(SIG_BLOCK, &ending, &before_);
    }
    ~EndHeldBack() { release(); }
    EndHeldBack(const EndHeldBack&) = delete;
    EndHeldBack& operator=(const EndHeldBack&) = delete;

    void release() const { sigprocmask(SIG_SETMASK, &before_, nullptr); }

private:
    sigset_t before_ {};
};

/// A pipe whose ends are closed in programs that are started later.
std::array<int, 2> makePipe()
{
    std::array<int, 2> ends { -1, -1 };
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        return { -1, -1 };
    return ends;
}

/// False when the time is up.
bool waitFor(int file, short what, Clock::time_point deadline)
{
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    pollfd watched { file, what, 0 };
    if (left <= 0)
        return false;
    const int ready = poll(&watched, 1, static_cast<int>(left));
    return ready > 0 || (ready < 0 && errno == EINTR);
}

} // namespace

struct ChildProgram::Process {
    pid_t number = -1;
    int input = -1;  ///< this program's end of the pipe to its input
    int output = -1; ///< and of the pipe from its output
};

/// All processes of its group end with this object, and with the last such object everything they
/// have started.
ChildProgram::ChildProgram(const std::string& command)
    : process_(std::make_unique<Process>())
{
    const auto in = makePipe();
    const auto out = makePipe();
    for (const int signal : endSignals)
        std::signal(signal, endWithPrograms);
    adoptOrphans();
    const EndHeldBack heldBack;
    const pid_t number = fork();
    if (number == 0) {
        for (const int signal : endSignals)
            std::signal(signal, SIG_DFL);
        heldBack.release();
        setpgid(0, 0); // Ctrl+C is for the match, which then ends its programs
        std::signal(SIGPIPE, SIG_DFL);
        std::signal(SIGINT, SIG_DFL);
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
        constexpr int cannotRun = 127;
        _exit(cannotRun);
    }
    if (number > 0) {
        setpgid(number, number); // here and in the child: one of the two comes first
        noteGroup(number);
    }
    close(in[0]);
    close(out[1]);
    *process_ = { number, in[1], out[0] };
    fcntl(process_->input, F_SETFL, O_NONBLOCK);
    fcntl(process_->output, F_SETFL, O_NONBLOCK);
}

/// The end of its input is the sign to end; a program that does not heed it is killed.
ChildProgram::~ChildProgram()
{
    close(process_->input);
    close(process_->output);
    if (process_->number <= 0)
        return;
    constexpr int tries = 50;
    bool hasEnded = false;
    for (int i = 0; i < tries && !hasEnded; ++i) {
        hasEnded = waitpid(process_->number, nullptr, WNOHANG) == process_->number;
        if (!hasEnded)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    killGroup(process_->number);
    if (!hasEnded)
        waitpid(process_->number, nullptr, 0);
}

Passage ChildProgram::write(std::string_view text, Deadline deadline)
{
    buryOrphans(isNoted);
    while (!text.empty()) {
        const ssize_t count = ::write(process_->input, text.data(), text.size());
        if (count > 0)
            text.remove_prefix(static_cast<std::size_t>(count));
        else if (errno != EAGAIN && errno != EINTR)
            return Passage::Closed;
        else if (!waitFor(process_->input, POLLOUT, deadline))
            return Passage::TimeUp;
    }
    return Passage::Done;
}

Passage ChildProgram::read(std::string& received, Deadline deadline)
{
    std::array<char, 4096> buffer {};
    for (;;) {
        const ssize_t count = ::read(process_->output, buffer.data(), buffer.size());
        if (count > 0) {
            received.append(buffer.data(), static_cast<std::size_t>(count));
            return Passage::Done;
        }
        if (count == 0 || (errno != EAGAIN && errno != EINTR))
            return Passage::Closed;
        if (!waitFor(process_->output, POLLIN, deadline))
            return Passage::TimeUp;
    }
}

std::string ChildProgram::howItEnded()
{
    int status = 0;
    constexpr int tries = 50;
    for (int i = 0; i < tries && waitpid(process_->number, &status, WNOHANG) != process_->number;
         ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        if (i == tries - 1)
            return "closed its input or output";
    }
    killGroup(process_->number);
    process_->number = -1;
    if (WIFSIGNALED(status))
        return "was ended by signal " + std::to_string(WTERMSIG(status));
    return "ended with status " + std::to_string(WEXITSTATUS(status));
}

} // namespace sheepshead::console
