// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/exchange/book_exchange.h"
#include "tests/app/storage/books.h"
#include "tests/app/storage/full_book.h"

#include <sstream>

namespace sheepshead::testing {

/// Stops the test program if the book cannot be read.
inline std::string exported(
    const std::filesystem::path& book, ExportFormat format = ExportFormat::Json)
{
    std::ostringstream out;
    const auto made = exportBook(book, format, out);
    if (!made)
        qFatal("%s: %s", made.problem().place.c_str(), made.problem().reason.c_str());
    return out.str();
}

inline Result<MergeReport> imported(const std::filesystem::path& book, const std::string& text)
{
    std::istringstream in(text);
    return importBook(book, in, "export.json");
}

} // namespace sheepshead::testing
