// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <filesystem>
#include <string>

namespace sheepshead {

/// The first bytes of a file, as far as it has them. Throws.
std::string beginningOf(const std::filesystem::path& file, std::size_t size);

/// A score book as its file and what lies beside it (-journal, -wal) say it stands, as a database
/// in memory that cannot be written. Looking at it changes no byte on the disk, which opening the
/// file would: SQLite undoes an unfinished change, and writes the log back when the last connection
/// is closed. Takes the time of reading the file once.
class BookImage {
public:
    /// Throws. A file that is not there gives an empty image. A file that was cut off is filled up
    /// with empty pages if that is wanted; SQLite reads none of it otherwise.
    enum class IfCut { Leave, FillUp };
    /// Where what lies beside the file is of another book, it is ignored.
    enum class Companions { Apply, Ignore };
    explicit BookImage(const std::filesystem::path& file, IfCut ifCut = IfCut::Leave,
        Companions companions = Companions::Apply);

    /// The bytes of the file without the log; an unfinished change is undone.
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
