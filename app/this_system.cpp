// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/this_system.h"

#include <cstdlib> // says whether the C library is GNU's

#ifdef _WIN32
#include <QByteArray>

#include <cstdio>

#include <windows.h>
#else
#include <QByteArray>

#include <pwd.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#endif

namespace sheepshead {

#ifndef _WIN32
void findHome()
{
    if (qgetenv("HOME").startsWith('/'))
        return;
    const passwd* const account = ::getpwuid(::getuid());
    if (account && account->pw_dir && *account->pw_dir == '/')
        qputenv("HOME", account->pw_dir);
}
#endif

#ifdef _WIN32

void findHome() { }

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

void giveBackFreedMemory() { }

#elif defined(__GLIBC__)

void prepareForThisSystem()
{
    findHome();
    // By itself the library puts pictures of the size of the window into its heaps as soon as one
    // was freed, and gives each thread a heap. Small things between the pictures then keep all of
    // that memory. Lower limits, in bytes, cost experts a tenth of their speed.
    mallopt(M_MMAP_THRESHOLD, 1 << 20);  // a picture of the window has memory of its own
    mallopt(M_TRIM_THRESHOLD, 16 << 20); // the rest waits for giveBackFreedMemory()
    mallopt(M_ARENA_MAX, 2);             // the table and all computer players
}

void giveBackFreedMemory() { malloc_trim(0); }

#else

void prepareForThisSystem() { findHome(); }
void giveBackFreedMemory() { }

#endif

} // namespace sheepshead
