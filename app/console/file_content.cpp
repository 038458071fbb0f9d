// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/file_content.h"

#include "app/console/console_error.h"

#include <fstream>
#include <iostream>
#include <iterator>

namespace sheepshead::console {

namespace {

std::string restOf(std::istream& stream)
{
    return { std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>() };
}

} // namespace

std::string contentOf(const std::string& path)
{
    if (path == "-")
        return restOf(std::cin);
    std::ifstream file(path, std::ios::binary);
    const std::string content = restOf(file);
    if (!file.is_open() || file.bad())
        throw DataError(path, "cannot be read");
    return content;
}

} // namespace sheepshead::console
