// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/options.h"

namespace sheepshead::console {

/// A subcommand: what its --help says, and what it does. The result is the exit status.
struct Command {
    const Usage& usage;
    int (*run)(const Options& options);
};

extern const Command rulesCommand;
extern const Command replayCommand;
extern const Command refereeCommand;
extern const Command matchCommand;
extern const Command simulateCommand;
extern const Command solveCommand;
extern const Command studyCommand;
extern const Command pickTableCommand;
extern const Command openingBookCommand;
extern const Command benchCommand;
extern const Command verifyCommand;
extern const Command bookCommand;

} // namespace sheepshead::console
