// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace sheepshead {

/// How long the work of a large score book takes, in milliseconds: the best of a few runs.
struct BookFigures {
    double megabytes = 0;
    double open = 0;       ///< with the check of every page
    double list = 0;       ///< the first sheets of the list
    double sheet = 0;      ///< one sheet, to look at
    double person = 0;     ///< statistics of the person with most hands
    double standings = 0;  ///< totals of all people
    double finishHand = 0; ///< to write a finished hand, the worst of some
};

/// Generates a book in a folder of its own, sums it up and measures.
BookFigures measureBook(int hands);

/// Prints small and large books beside each other.
void printBooks(int hands);

} // namespace sheepshead
