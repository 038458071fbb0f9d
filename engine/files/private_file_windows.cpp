// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/private_file.h"

#include <system_error>

namespace sheepshead {

void beginPrivateFile(const std::filesystem::path&) { }

void makePrivateFolder(const std::filesystem::path& folder)
{
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
}

void narrowToOwner(const std::filesystem::path&) { }

} // namespace sheepshead
