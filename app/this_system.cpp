// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/this_system.h"

#ifdef _WIN32
#include <QByteArray>

#include <cstdio>

#include <windows.h>
#endif

namespace sheepshead {

#ifdef _WIN32

void prepareForThisSystem()
{
    // A program with windows has no console of its own; what is redirected has its place already.
    if (!GetStdHandle(STD_OUTPUT_HANDLE) && AttachConsole(ATTACH_PARENT_PROCESS)) {
        SetConsoleOutputCP(CP_UTF8);
        std::freopen("CONOUT$", "w", stdout);
        std::freopen("CONOUT$", "w", stderr);
    }
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "windows:darkmode=1");
}

#else

void prepareForThisSystem() { }

#endif

} // namespace sheepshead
