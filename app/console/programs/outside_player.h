// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/programs/child_program.h"
#include "engine/hand/action.h"
#include "engine/hand/observation.h"

#include <chrono>
#include <cstdint>
#include <span>
#include <string>

namespace sheepshead::console {

/// Another program that plays: it is sent {"question", "observation", "legal"} a line and answers
/// {"action"} a line, once. An answer that names its question is compared with it. Every failure is
/// a problem to report; after one it must not be asked again. The program and what it has started
/// end with this object.
class OutsidePlayer {
public:
    /// How long an answer may take; the first one has time to start the program as well.
    struct Patience {
        std::chrono::milliseconds first {};
        std::chrono::milliseconds later {};
    };

    OutsidePlayer(const std::string& command, Patience patience);

    /// One of the legal actions; the problem's reason says what the program did instead.
    Result<Action> ask(const Observation& seen, std::span<const Action> legal);

private:
    /// What the program says without being asked, such as a second answer to the last question.
    std::optional<Problem> unasked();
    Result<std::string> receiveLine(ChildProgram::Deadline deadline);
    std::optional<Problem> problemOf(Passage passage);

    ChildProgram program_;
    Patience patience_;
    std::chrono::milliseconds limit_; ///< of the answer that is waited for
    std::string received_;            ///< and not yet taken for an answer
    std::uint64_t question_ = 0;      ///< the last one, from 1
};

} // namespace sheepshead::console
