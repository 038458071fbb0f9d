// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/exchange/book_merge.h"
#include "app/storage/exchange/played_sheets.h"
#include "app/storage/file/progress.h"
#include "engine/support/result.h"

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

namespace sheepshead {

/// What a file made of a score book can be; docs/score-book-format.md describes all three.
enum class ExportFormat : std::uint8_t {
    Json,       ///< everything; importBook() reads it
    HandsCsv,   ///< a line a hand, for programs
    PlayersCsv, ///< a line a player and hand
};

/// What is in an exported file.
struct ExportReport {
    int sheets = 0;
    int hands = 0;
    std::vector<std::string> unreadable; ///< names of sheets that are not in it, with the reason
};

// All functions work on the file of a score book, each with a connection of its own, so that they
// can run in any thread while the book is written. Problems are those of StorageFault.

/// Writes everything that the book has at this moment. The book is only read.
Result<ExportReport> exportBook(const std::filesystem::path& book, ExportFormat format,
    std::ostream& out, const Progress& progress = {});

/// The same into a file, which is there whole or not at all; one of that name is replaced.
Result<ExportReport> exportBook(const std::filesystem::path& book, ExportFormat format,
    const std::filesystem::path& file, const Progress& progress = {});

/// Writes every sheet in the words of the writer, the last written at the end.
Result<ExportReport> exportBook(const std::filesystem::path& book, SheetsWriter& writer,
    const std::filesystem::path& file, const Progress& progress = {});

/// Adds all sheets of an exported JSON file to a book, which is created if it is not there. First
/// the whole file is checked; then it comes in as a whole or not at all. See mergeBooks() for what
/// is in the book already. The problem's place is the file, and the place in it.
/// The file may also be a score book itself, such as the copy that a sync client makes when two
/// computers wrote: it is only read, and checked like an export.
Result<MergeReport> importBook(const std::filesystem::path& book, const std::filesystem::path& file,
    const Progress& progress = {});
Result<MergeReport> importBook(const std::filesystem::path& book, std::istream& in,
    const std::filesystem::path& nameOfIn, const Progress& progress = {});

} // namespace sheepshead
