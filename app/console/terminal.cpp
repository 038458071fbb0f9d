// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/terminal.h"

#ifdef _WIN32
#include <cstdio>
#include <filesystem>

#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <shellapi.h> // after windows.h, which it needs
#else
#include <csignal>

#include <unistd.h>
#endif

namespace sheepshead::console {

#ifdef _WIN32

std::vector<std::string> wordsOfCommandLine(int argc, char** argv)
{
    int count = 0;
    wchar_t** const all = CommandLineToArgvW(GetCommandLineW(), &count);
    if (!all)
        return { argv + 1, argv + argc };
    std::vector<std::string> words;
    for (int i = 1; i < count; ++i) {
        const std::u8string word = std::filesystem::path(all[i]).u8string();
        words.emplace_back(word.begin(), word.end());
    }
    LocalFree(static_cast<void*>(all));
    return words;
}

void prepareStreams()
{
    SetConsoleOutputCP(CP_UTF8);
    for (std::FILE* const stream : { stdin, stdout, stderr })
        _setmode(_fileno(stream), _O_BINARY);
}

bool errorsAreOnTerminal() { return _isatty(_fileno(stderr)) != 0; }

#else

std::vector<std::string> wordsOfCommandLine(int argc, char** argv)
{
    if (argc < 1)
        return {};
    return { argv + 1, argv + argc };
}

void prepareStreams() { std::signal(SIGPIPE, SIG_IGN); }

bool errorsAreOnTerminal() { return isatty(STDERR_FILENO) == 1; }

#endif

} // namespace sheepshead::console
