// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/programs/child_program.h"

namespace sheepshead::console {

/// Runs a command by cmd.exe. All that it starts belongs to a job, which ends with this object.
class WindowsProgram : public ChildProgram {
public:
    explicit WindowsProgram(const std::string& command);
    ~WindowsProgram() override;

    Passage write(std::string_view text, Deadline deadline) override;
    Passage read(std::string& received, Deadline deadline) override;
    std::string howItEnded() override;

private:
    using Handle = void*;

    Handle job_ = nullptr;
    Handle process_ = nullptr;
    Handle toProgram_ = nullptr;
    Handle fromProgram_ = nullptr;
};

} // namespace sheepshead::console
