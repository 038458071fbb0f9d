// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/outside_player.h"

#include "app/console/descendants.h"
#include "app/console/json_protocol.h"

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

/// What another program said, safe to print on a terminal: control characters and all that is not
/// ASCII are written as \x1B, and a long text is cut.
std::string printable(std::string_view text)
{
    constexpr std::size_t most = 80;
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string safe;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (safe.size() >= most)
            return safe + "…";
        if (byte >= 0x20 && byte < 0x7F)
            safe += letter;
        else
            ((safe += "\\x") += digits[byte / 16]) += digits[byte % 16];
    }
    return safe;
}

Result<Action> actionIn(const std::string& line, std::span<const Action> legal)
{
    const Json answer = Json::parse(line, nullptr, false);
    if (!answer.is_object() || !answer.contains("action") || !answer["action"].is_string())
        return Problem { "answer", "answered '" + printable(line) + "', no {\"action\": …}" };
    const std::string text = answer["action"].get<std::string>();
    const Result<Action> action = parseAction(text);
    if (!action)
        return Problem { "answer", "answered '" + printable(text) + "', no action" };
    if (std::ranges::find(legal, *action) == legal.end())
        return Problem { "answer", "answered '" + printable(text) + "', which is not allowed" };
    return *action;
}

} // namespace

OutsidePlayer::OutsidePlayer(const std::string& command, std::chrono::milliseconds limit)
    : limit_(limit)
{
    start(command);
}

OutsidePlayer::~OutsidePlayer() { stop(); }

void OutsidePlayer::start(const std::string& command)
{
    const auto in = makePipe();
    const auto out = makePipe();
    for (const int signal : endSignals)
        std::signal(signal, endWithPrograms);
    adoptOrphans();
    const EndHeldBack heldBack;
    process_ = fork();
    if (process_ == 0) {
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
    if (process_ > 0) {
        setpgid(process_, process_); // here and in the child: one of the two comes first
        noteGroup(process_);
    }
    close(in[0]);
    close(out[1]);
    toProgram_ = in[1];
    fromProgram_ = out[0];
    fcntl(toProgram_, F_SETFL, O_NONBLOCK);
    fcntl(fromProgram_, F_SETFL, O_NONBLOCK);
}

Result<Action> OutsidePlayer::ask(const Observation& seen, std::span<const Action> legal)
{
    const Json request = { { "observation", observationJson(seen) },
        { "legal", actionsJson({ legal.begin(), legal.end() }) } };
    const Deadline deadline = Clock::now() + limit_;
    received_.clear();
    buryOrphans(isNoted);
    if (const auto problem = send(lineOf(request) + '\n', deadline))
        return *problem;
    const Result<std::string> line = receive(deadline);
    return line ? actionIn(*line, legal) : Result<Action>(line.problem());
}

std::optional<Problem> OutsidePlayer::send(const std::string& line, Deadline deadline)
{
    std::size_t sent = 0;
    while (sent < line.size()) {
        const ssize_t count = write(toProgram_, line.data() + sent, line.size() - sent);
        if (count > 0)
            sent += static_cast<std::size_t>(count);
        else if (errno != EAGAIN && errno != EINTR)
            return ended();
        else if (!waitFor(toProgram_, POLLOUT, deadline))
            return silence();
    }
    return std::nullopt;
}

Result<std::string> OutsidePlayer::receive(Deadline deadline)
{
    constexpr std::size_t longest = 65536;
    std::array<char, 4096> buffer {};
    while (received_.find('\n') == std::string::npos) {
        const ssize_t count = read(fromProgram_, buffer.data(), buffer.size());
        if (count > 0)
            received_.append(buffer.data(), static_cast<std::size_t>(count));
        else if (count == 0 || (errno != EAGAIN && errno != EINTR))
            return ended();
        else if (!waitFor(fromProgram_, POLLIN, deadline))
            return silence();
        if (received_.size() > longest)
            return Problem { "answer", "answered without an end of line" };
    }
    return received_.substr(0, received_.find('\n'));
}

Problem OutsidePlayer::silence() const
{
    return { "answer", "did not answer within " + std::to_string(limit_.count()) + " ms" };
}

Problem OutsidePlayer::ended()
{
    int status = 0;
    constexpr int tries = 50;
    for (int i = 0; i < tries && waitpid(process_, &status, WNOHANG) != process_; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        if (i == tries - 1)
            return { "answer", "closed its input or output" };
    }
    killGroup(process_);
    process_ = -1;
    if (WIFSIGNALED(status))
        return { "answer", "was ended by signal " + std::to_string(WTERMSIG(status)) };
    return { "answer", "ended with status " + std::to_string(WEXITSTATUS(status)) };
}

/// The end of its input is the sign to end; a program that does not heed it is killed.
void OutsidePlayer::stop()
{
    close(toProgram_);
    close(fromProgram_);
    if (process_ <= 0)
        return;
    constexpr int tries = 50;
    bool hasEnded = false;
    for (int i = 0; i < tries && !hasEnded; ++i) {
        hasEnded = waitpid(process_, nullptr, WNOHANG) == process_;
        if (!hasEnded)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    killGroup(process_);
    if (!hasEnded)
        waitpid(process_, nullptr, 0);
}

} // namespace sheepshead::console
