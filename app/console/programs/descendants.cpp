// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/programs/descendants.h"

#ifdef __linux__

#include <algorithm>
#include <array>
#include <charconv>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <string_view>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace sheepshead::console {

namespace {

/// Children from before; a shell that became this program may have some.
std::array<pid_t, 64> others {};
bool adopts = false;

/// As many bytes of a file as fit. Only calls that are safe in a signal handler, here and below.
std::string_view readInto(std::array<char, 512>& buffer, const char* path)
{
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return {};
    const ssize_t count = read(file, buffer.data(), buffer.size());
    close(file);
    return { buffer.data(), static_cast<std::size_t>(std::max<ssize_t>(0, count)) };
}

/// Whether a process runs, and is a child of this one. Its line begins "42 (name) S 17", where the
/// name may have anything in it, S is the state, and 17 the parent.
bool isRunningChild(std::string_view process)
{
    std::array<char, 64> path {};
    constexpr std::string_view folder = "/proc/";
    constexpr std::string_view file = "/stat";
    if (process.size() + folder.size() + file.size() >= path.size())
        return false;
    char* end = std::ranges::copy(folder, path.data()).out;
    end = std::ranges::copy(process, end).out;
    std::ranges::copy(file, end);
    std::array<char, 512> buffer {};
    const std::string_view line = readInto(buffer, path.data());
    const std::size_t name = line.rfind(')');
    if (name == std::string_view::npos || name + 4 >= line.size())
        return false;
    const char state = line[name + 2];
    pid_t parent = 0;
    std::from_chars(line.data() + name + 4, line.data() + line.size(), parent);
    return parent == getpid() && state != 'Z' && state != 'X';
}

/// Calls `act` with each child that runs; returns how many there are.
template <class Act> int forEachChild(const Act& act)
{
    struct Entry { // linux_dirent64
        std::uint64_t inode;
        std::int64_t next;
        std::uint16_t length;
        std::uint8_t type;
    };
    constexpr std::size_t nameAt = 19; // behind the type, without the padding of Entry
    const int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return 0;
    int count = 0;
    std::array<char, 8192> buffer {};
    for (long size = 0; (size = syscall(SYS_getdents64, folder, buffer.data(), buffer.size())) > 0;)
        for (std::size_t at = 0; at < static_cast<std::size_t>(size);) {
            Entry entry {};
            std::memcpy(&entry, buffer.data() + at, nameAt);
            const std::string_view name = buffer.data() + at + nameAt;
            at += entry.length;
            pid_t process = 0;
            std::from_chars(name.data(), name.data() + name.size(), process);
            if (process <= 0 || !isRunningChild(name))
                continue;
            ++count;
            act(process);
        }
    close(folder);
    return count;
}

bool isOther(pid_t process) { return std::ranges::find(others, process) != others.end(); }

} // namespace

void adoptOrphans()
{
    if (adopts)
        return;
    std::size_t known = 0;
    forEachChild([&](pid_t process) {
        if (known < others.size())
            others[known++] = process;
    });
    adopts = prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0;
}

void buryOrphans(bool (*isOwn)(int process))
{
    siginfo_t ended {};
    while (adopts && waitid(P_ALL, 0, &ended, WEXITED | WNOHANG | WNOWAIT) == 0 && ended.si_pid > 0
        && !isOwn(ended.si_pid)) {
        waitpid(ended.si_pid, nullptr, WNOHANG);
        ended = {};
    }
}

/// The children of a killed process become children of this one, and are found in the next round.
void killDescendants()
{
    constexpr int rounds = 200;
    constexpr int pause = 5; // ms
    for (int round = 0; adopts && round < rounds; ++round) {
        int killed = 0;
        forEachChild([&](pid_t process) {
            if (isOther(process))
                return;
            ++killed;
            kill(process, SIGKILL);
        });
        if (killed == 0)
            return;
        poll(nullptr, 0, pause);
    }
}

} // namespace sheepshead::console

#else

namespace sheepshead::console {

void adoptOrphans() { }
void buryOrphans(bool (*)(int)) { }
void killDescendants() { }

} // namespace sheepshead::console

#endif
