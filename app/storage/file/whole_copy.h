// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/file/progress.h"

#include <SQLiteCpp/Database.h>

#include <filesystem>

namespace sheepshead {

/// Copies all that a database shows now to a file that is not there yet, one file without
/// companions, and checks it. Throws; the file may then be there in part.
void copyWhole(
    SQLite::Database& source, const std::filesystem::path& file, const Progress& progress = {});

} // namespace sheepshead
