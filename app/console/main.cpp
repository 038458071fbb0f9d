// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/commands.h"
#include "app/console/plain_output.h"
#include "app/console/protocol/console_error.h"
#include "app/console/protocol/json_protocol.h"
#include "app/console/terminal.h"

#include <algorithm>
#include <array>
#include <iostream>

using namespace sheepshead::console;

namespace {

constexpr std::array commands { &rulesCommand, &replayCommand, &refereeCommand, &matchCommand,
    &simulateCommand, &solveCommand, &studyCommand, &pickTableCommand, &openingBookCommand,
    &benchCommand, &verifyCommand, &bookCommand };

std::string programHelp()
{
    std::string text = "Usage: sheepshead-console COMMAND [OPTION]…\n"
                       "The card game Sheepshead without a window.\n\n";
    for (const Command* const command : commands) {
        std::string line = "  " + std::string(command->usage.command);
        line.resize(16, ' ');
        std::string about(command->usage.about);
        std::ranges::replace(about, '\n', ' ');
        text += line + about.substr(0, about.find_first_of(".;:")) + ".\n";
    }
    return text + "\nEach command has its own --help.\n";
}

int usageFault(const std::string& text, std::string_view command)
{
    const std::string name = command.empty() ? "" : std::string(command) + ' ';
    std::cerr << "sheepshead-console: " << text << "\nTry \"sheepshead-console " << name
              << "--help\".\n";
    return 2;
}

int run(const Command& command, std::span<const std::string> words)
{
    try {
        const Options options(command.usage, words);
        if (options.help()) {
            std::cout << helpText(command.usage);
            return 0;
        }
        return command.run(options);
    } catch (const UsageError& error) {
        return usageFault(error.text, command.usage.command);
    } catch (const DataError& error) {
        std::cerr << "sheepshead-console: " << error.where << ": " << error.why << '\n';
        return 1;
    }
}

int runProgram(std::span<const std::string> words)
{
    if (words.empty())
        return usageFault("a command is missing", "");
    const std::string_view name = words.front();
    if (name == "--help" || name == "-h") {
        std::cout << programHelp();
        return 0;
    }
    if (name == "--version" || name == "-v") {
        std::cout << "sheepshead-console " SHEEPSHEAD_VERSION "\n";
        return 0;
    }
    for (const Command* const command : commands)
        if (command->usage.command == name)
            return run(*command, words.subspan(1));
    return usageFault("'" + std::string(name) + "' is no command", "");
}

} // namespace

int main(int argc, char** argv)
{
    prepareStreams();
    const PlainOutput plain(std::cout);
    const PlainOutput plainErrors(std::cerr);
    const int status = runProgram(wordsOfCommandLine(argc, argv));
    std::cout.flush();
    if (!std::cout) {
        std::cerr << "sheepshead-console: the output cannot be written\n";
        return 1;
    }
    return status;
}
