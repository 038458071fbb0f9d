// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/companion_file.h"

#include "app/storage/file/file_names.h"
#include "app/storage/file/storage_error.h"
#include "engine/files/regular_file.h"

#include <cstdint>
#include <utility>

namespace sheepshead {

namespace {

/// An import of a million hands, written at once, is less.
constexpr std::uintmax_t largestCompanion = std::uintmax_t { 4 } << 30U;

void checkKind(const std::filesystem::path& file)
{
    if (faultOfFile(file) == FileFault::NotAFile)
        throw StorageError(StorageFault::Special, utf8(file.filename()));
}

} // namespace

void checkKindOfFiles(const std::filesystem::path& book)
{
    checkKind(book);
    for (const std::string_view ending : companionEndings)
        checkKind(withEnding(book, ending));
}

std::string bytesOfCompanion(const std::filesystem::path& book, std::string_view ending)
{
    const std::filesystem::path file = withEnding(book, ending);
    FileReading reading = readRegularFile(file, largestCompanion);
    if (!reading.fault)
        return std::move(reading.bytes);
    if (reading.fault == FileFault::NotThere)
        return {};
    throw StorageError(
        reading.fault == FileFault::NotAFile ? StorageFault::Special : StorageFault::Failed,
        utf8(file.filename()));
}

} // namespace sheepshead
