// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace sheepshead::console {

/// What came of a read or a write.
enum class Passage { Done, TimeUp, Closed };

/// A running program whose input and output are pipes to this one. It ends with this object, and so
/// does what it has started.
class ChildProgram {
public:
    using Deadline = std::chrono::steady_clock::time_point;

    ChildProgram() = default;
    virtual ~ChildProgram() = default;
    ChildProgram(const ChildProgram&) = delete;
    ChildProgram& operator=(const ChildProgram&) = delete;

    /// Writes all of the text to its input.
    virtual Passage write(std::string_view text, Deadline deadline) = 0;
    /// Waits for output and appends it.
    virtual Passage read(std::string& received, Deadline deadline) = 0;
    /// After a passage was closed: "ended with status 3", for example.
    virtual std::string howItEnded() = 0;
};

} // namespace sheepshead::console
