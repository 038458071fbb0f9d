// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/commands.h"
#include "app/console/protocol/json_protocol.h"
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

constexpr std::size_t longestLine = std::size_t { 16 } << 20U; // bytes

/// A line without its end. Of one that is longer the rest is passed over, so that it costs no
/// memory. False at the end of the input.
bool readLine(std::istream& in, std::string& line, bool& isTooLong)
{
    line.clear();
    isTooLong = false;
    std::streambuf& bytes = *in.rdbuf();
    for (int byte = bytes.sbumpc(); byte != '\n'; byte = bytes.sbumpc()) {
        if (byte == std::char_traits<char>::eof())
            return !line.empty();
        isTooLong = isTooLong || line.size() >= longestLine;
        if (!isTooLong)
            line += static_cast<char>(byte);
    }
    return true;
}

int runReferee(const Options&)
{
    Referee referee;
    std::string line;
    bool isTooLong = false;
    const Json tooLong { { "error",
        { { "where", "request" },
            { "why", "is longer than " + std::to_string(longestLine) + " bytes" } } } };
    while (std::cout && readLine(std::cin, line, isTooLong))
        if (isTooLong)
            std::cout << lineOf(tooLong) << std::endl;
        else if (line.find_first_not_of(" \t\r") != std::string::npos)
            std::cout << referee.answer(line) << std::endl;
    return 0;
}

} // namespace

const Command refereeCommand { refereeUsage, runReferee };

} // namespace sheepshead::console
