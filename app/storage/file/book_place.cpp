// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/book_place.h"

#include "app/storage/file/file_names.h"
#include "app/storage/file/storage_error.h"

#include <algorithm>
#include <system_error>

namespace sheepshead {

namespace {

bool isSamePlace(const std::filesystem::path& one, const std::filesystem::path& other)
{
    std::error_code problem;
    if (std::filesystem::equivalent(one, other, problem))
        return true;
    const std::filesystem::path whole = std::filesystem::weakly_canonical(one, problem);
    return !problem && whole == std::filesystem::weakly_canonical(other, problem);
}

} // namespace

void checkElsewhere(const std::filesystem::path& book, const std::filesystem::path& file)
{
    if (isSamePlace(book, file))
        throw StorageError(StorageFault::NotWritten, "this is the score book itself");
    const std::filesystem::path place = behindLinks(book);
    if (std::ranges::any_of(companionEndings,
            [&](std::string_view ending) { return isSamePlace(withEnding(place, ending), file); }))
        throw StorageError(StorageFault::NotWritten, "this name belongs to the score book");
}

} // namespace sheepshead
