// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/draft_file.h"

#include "app/storage/file/file_names.h"
#include "app/storage/file/storage_error.h"
#include "engine/files/regular_file.h"

#include <string>
#include <system_error>

namespace sheepshead {

void replaceWhole(const std::filesystem::path& link,
    const std::function<void(const std::filesystem::path& draft)>& write)
{
    const std::filesystem::path file = behindLinks(link);
    if (faultOfFile(file) == FileFault::NotAFile)
        throw StorageError(StorageFault::NotWritten, std::string(wordsOf(FileFault::NotAFile)));
    const std::filesystem::path draft = freeName(file, ".part");
    try {
        write(draft);
        std::filesystem::rename(draft, file);
    } catch (...) {
        std::error_code ignored;
        std::filesystem::remove(draft, ignored);
        for (const std::string_view ending : companionEndings)
            std::filesystem::remove(withEnding(draft, ending), ignored);
        throw;
    }
}

} // namespace sheepshead
