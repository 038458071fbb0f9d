// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/draft_file.h"

#include "app/storage/file/file_names.h"

#include <system_error>

namespace sheepshead {

void replaceWhole(const std::filesystem::path& link,
    const std::function<void(const std::filesystem::path& draft)>& write)
{
    const std::filesystem::path file = behindLinks(link);
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
