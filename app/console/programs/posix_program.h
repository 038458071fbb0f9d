// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/programs/child_program.h"

#include <sys/types.h>

namespace sheepshead::console {

/// Runs a command by the shell. All processes of its group end with this object, and with the last
/// such object everything they have started.
class PosixProgram : public ChildProgram {
public:
    explicit PosixProgram(const std::string& command);
    ~PosixProgram() override;

    Passage write(std::string_view text, Deadline deadline) override;
    Passage read(std::string& received, Deadline deadline) override;
    std::string howItEnded() override;

private:
    pid_t process_ = -1;
    int toProgram_ = -1;
    int fromProgram_ = -1;
};

} // namespace sheepshead::console
