// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace sheepshead::testing {

/// A score book of many hands over many years.
struct GeneratedBook {
    int hands = 1000;
    int years = 20;
    int handsASheet = 100;
    int costs = 0; ///< the percentage of hands with a made-up review
};

/// Writes a book to a file that is not there yet: evenings of regular players and of computer
/// games, half of each, at tables of different rules. The first sheets are played; the others are
/// those again, on later days. Always the same book. Aborts if it cannot be written.
void generateBook(const std::filesystem::path& file, const GeneratedBook& wanted);

} // namespace sheepshead::testing
