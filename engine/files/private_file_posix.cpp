// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/private_file.h"

#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sheepshead {

void beginPrivateFile(const std::filesystem::path& file)
{
    std::error_code unknown;
    if (std::filesystem::exists(file, unknown) || unknown)
        return;
    const int made = ::open(file.c_str(), O_CREAT | O_WRONLY | O_CLOEXEC | O_NONBLOCK, 0600);
    if (made >= 0)
        ::close(made);
}

void makePrivateFolder(const std::filesystem::path& folder)
{
    std::error_code ignored;
    if (folder.empty() || std::filesystem::exists(folder, ignored))
        return;
    makePrivateFolder(folder.parent_path());
    ::mkdir(folder.c_str(), 0700);
}

void narrowToOwner(const std::filesystem::path& path)
{
    struct stat status { };
    if (::lstat(path.c_str(), &status) != 0 || status.st_uid != ::geteuid())
        return;
    const bool known = S_ISREG(status.st_mode) || S_ISDIR(status.st_mode);
    const mode_t others = S_IRWXG | S_IRWXO;
    if (known && (status.st_mode & others) != 0)
        ::chmod(path.c_str(), status.st_mode & static_cast<mode_t>(~others) & 07777);
}

} // namespace sheepshead
