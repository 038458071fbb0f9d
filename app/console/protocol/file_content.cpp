// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/protocol/file_content.h"

#include "app/console/protocol/console_error.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <iostream>

namespace sheepshead::console {

namespace {

/// A stream that cannot be read, as of a folder, is bad afterwards.
std::string restOf(std::istream& stream)
{
    std::string content;
    std::array<char, 1 << 16> block {};
    do {
        stream.read(block.data(), block.size());
        content.append(block.data(), static_cast<std::size_t>(stream.gcount()));
    } while (stream);
    return content;
}

} // namespace

std::string contentOf(const std::string& path)
{
    if (path == "-")
        return restOf(std::cin);
    std::ifstream file(
        std::filesystem::path(std::u8string(path.begin(), path.end())), std::ios::binary);
    std::string content = restOf(file);
    if (!file.is_open() || file.bad())
        throw DataError(path, "cannot be read");
    return content;
}

} // namespace sheepshead::console
