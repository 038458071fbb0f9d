// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/commands.h"
#include "app/console/referee.h"

#include <iostream>

namespace sheepshead::console {

namespace {

constexpr Usage refereeUsage {
    .command = "referee",
    .arguments = "",
    .about = "Answers requests about hands: one JSON object a line on the standard input, one a\n"
             "line as its reply. The page console-protocol.md describes them. --json changes\n"
             "nothing, as every reply is JSON.",
    .options = {},
};

int runReferee(const Options&)
{
    Referee referee;
    std::string line;
    while (std::cout && std::getline(std::cin, line))
        if (line.find_first_not_of(" \t\r") != std::string::npos)
            std::cout << referee.answer(line) << std::endl;
    return 0;
}

} // namespace

const Command refereeCommand { refereeUsage, runReferee };

} // namespace sheepshead::console
