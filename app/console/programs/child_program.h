// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace sheepshead::console {

/// What came of a read or a write.
enum class Passage { Done, TimeUp, Closed };

/// A running program whose input and output are pipes to this one. It ends with this object, and so
/// does what it has started. Each system has a source file of its own.
class ChildProgram {
public:
    using Deadline = std::chrono::steady_clock::time_point;

    /// Runs a command by the system's shell. A command that cannot be run is a program that has
    /// ended.
    explicit ChildProgram(const std::string& command);
    ~ChildProgram();
    ChildProgram(const ChildProgram&) = delete;
    ChildProgram& operator=(const ChildProgram&) = delete;

    /// Writes all of the text to its input.
    Passage write(std::string_view text, Deadline deadline);
    /// Waits for output and appends it.
    Passage read(std::string& received, Deadline deadline);
    /// After a passage was closed: "ended with status 3", for example.
    std::string howItEnded();

private:
    struct Process;

    std::unique_ptr<Process> process_;
};

} // namespace sheepshead::console
