// SPDX-License-Identifier: GPL-3.0-or-later
// restorer BOOK BACKUP: restores a book; restore_test kills it while it does.
#include "app/storage/file/restore.h"

#include <cstdio>

int main(int argc, char* argv[])
{
    if (argc != 3)
        return 1;
    const auto done = sheepshead::restoreBook(argv[1], argv[2]);
    if (done)
        return 0;
    std::fprintf(stderr, "%s: %s\n", done.problem().place.c_str(), done.problem().reason.c_str());
    return 1;
}
