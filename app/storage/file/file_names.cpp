// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/file_names.h"

#include <algorithm>
#include <system_error>

namespace sheepshead {

namespace {

bool isFree(const std::filesystem::path& file)
{
    return !isThere(file) && std::ranges::none_of(companionEndings, [&](std::string_view ending) {
        return isThere(withEnding(file, ending));
    });
}

} // namespace

bool isThere(const std::filesystem::path& file)
{
    std::error_code unknown; // renaming or opening will report the problem
    return std::filesystem::exists(std::filesystem::symlink_status(file, unknown));
}

std::filesystem::path behindLinks(std::filesystem::path file)
{
    constexpr int mostLinks = 40; // as the system follows
    std::error_code unknown;
    for (int i = 0; i < mostLinks && std::filesystem::is_symlink(file, unknown); ++i)
        file = file.parent_path() / std::filesystem::read_symlink(file, unknown);
    return file;
}

std::string utf8(const std::filesystem::path& path)
{
    const std::u8string text = path.u8string();
    return { text.begin(), text.end() };
}

std::string databaseName(const std::filesystem::path& file)
{
    const std::string name = utf8(file);
    return name.starts_with("file:") || name.starts_with(':') ? "./" + name : name;
}

std::filesystem::path withEnding(const std::filesystem::path& file, std::string_view ending)
{
    std::filesystem::path longer = file;
    longer += ending;
    return longer;
}

std::filesystem::path freeName(const std::filesystem::path& file, const std::string& ending)
{
    std::filesystem::path name = withEnding(file, ending);
    for (int number = 2; !isFree(name); ++number)
        name = withEnding(file, ending + '-' + std::to_string(number));
    return name;
}

} // namespace sheepshead
