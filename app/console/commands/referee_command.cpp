// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/commands.h"
#include "app/console/referee/referee.h"

#include <iostream>

namespace sheepshead::console {

namespace {

constexpr Usage refereeUsage {
    .command = "referee",
    .arguments = "",
    .about =
        "Answers requests about hands and matches: each line of the standard input is one JSON\n"
        "object, and so is each reply. The page console-protocol.md describes them. --json\n"
        "changes nothing, as every reply is JSON.",
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
