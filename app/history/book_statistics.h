// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/file/progress.h"
#include "engine/statistics/person_figures.h"
#include "engine/support/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sheepshead {

/// All that is known of a person, or of a computer player.
struct PersonStatistics {
    Standing standing;
    PersonFigures figures;
};

struct BookStatistics {
    std::vector<PersonStatistics> people;
    std::vector<std::string> leftOut; ///< the names of sheets with values that cannot be
};

/// Statistics of everyone in a book, the highest score first. The file is only read, whatever its
/// version: what is not summed up yet is worked out in a private copy, which takes time. For any
/// thread; problems are those of StorageFault.
Result<BookStatistics> statisticsOf(
    const std::filesystem::path& book, const Progress& progress = {});

} // namespace sheepshead
