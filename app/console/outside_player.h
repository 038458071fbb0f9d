// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"

#include <chrono>
#include <span>
#include <string>

#include <sys/types.h>

namespace sheepshead::console {

/// Another program that plays: it is sent {"observation", "legal"} a line and answers {"action"} a
/// line. Every failure is a problem to report; after one it must not be asked again. All processes
/// of its group end with this object, and with the last such object everything they have started.
class OutsidePlayer {
public:
    OutsidePlayer(const std::string& command, std::chrono::milliseconds limit);
    ~OutsidePlayer();
    OutsidePlayer(const OutsidePlayer&) = delete;
    OutsidePlayer& operator=(const OutsidePlayer&) = delete;

    /// One of the legal actions; the problem's reason says what the program did instead.
    Result<Action> ask(const Observation& seen, std::span<const Action> legal);

private:
    using Deadline = std::chrono::steady_clock::time_point;

    void start(const std::string& command);
    std::optional<Problem> send(const std::string& line, Deadline deadline);
    Result<std::string> receive(Deadline deadline);
    Problem silence() const;
    Problem ended();
    void stop();

    std::chrono::milliseconds limit_;
    pid_t process_ = -1;
    int toProgram_ = -1;
    int fromProgram_ = -1;
    std::string received_;
};

} // namespace sheepshead::console
