// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <filesystem>
#include <string>

namespace sheepshead {

/// A score book as its file and the log beside it (-wal) say it stands, as a database in memory
/// that cannot be written. Looking at it changes no byte on the disk, which opening the file would:
/// SQLite writes the log back when the last connection is closed. Takes the time of reading the
/// file once.
class BookImage {
public:
    /// Throws. A file that is not there gives an empty image. A file that was cut off is filled up
    /// with empty pages if that is wanted; SQLite reads none of it otherwise.
    enum class IfCut { Leave, FillUp };
    explicit BookImage(const std::filesystem::path& file, IfCut ifCut = IfCut::Leave);

    /// The bytes of the file alone, without the log.
    const std::string& fileBytes() const { return fileBytes_; }
    /// The database; its pages may be damaged, so that every query may throw.
    SQLite::Database& database();

private:
    std::string fileBytes_;
    std::string pages_;
    SQLite::Database database_;
    bool opened_ = false;
};

} // namespace sheepshead
