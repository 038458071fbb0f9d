// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/set_aside.h"

#include "app/storage/file/file_names.h"
#include "app/storage/file/storage_fault.h"

#include <system_error>

namespace sheepshead {

namespace {

std::error_code renameIfThere(const std::filesystem::path& from, const std::filesystem::path& to)
{
    std::error_code error;
    if (isThere(from))
        std::filesystem::rename(from, to, error);
    // another window may have closed the book, and cleared the companion away
    return isThere(from) ? error : std::error_code();
}

} // namespace

Result<std::filesystem::path> setAside(const std::filesystem::path& link)
{
    const std::filesystem::path file = behindLinks(link);
    const std::filesystem::path name = freeName(file, ".set-aside");
    // The file first: cut off after it, the next start finds companions alone, and says so.
    std::error_code error = renameIfThere(file, name);
    for (const std::string_view ending : companionEndings)
        if (!error)
            error = renameIfThere(withEnding(file, ending), withEnding(name, ending));
    if (error)
        return problemOf(StorageFault::NotWritable, file, error.message());
    return name;
}

} // namespace sheepshead
