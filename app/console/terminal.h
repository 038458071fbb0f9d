// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace sheepshead::console {

/// The words of the command line behind the program's name, in UTF-8. The main() of Windows gets
/// them in an old code page, in which many names of files cannot be written.
std::vector<std::string> wordsOfCommandLine(int argc, char** argv);

/// From now on input and output are UTF-8 with the line ends that were written, on each system, and
/// a closed pipe does not end the program.
void prepareStreams();

/// Whether a person reads what is written to the standard error.
bool errorsAreOnTerminal();

} // namespace sheepshead::console
