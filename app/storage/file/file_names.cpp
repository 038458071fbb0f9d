// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/file_names.h"

#include <algorithm>
#include <system_error>

namespace sheepshead {

namespace {

constexpr std::size_t longestFileName = 255; // bytes, on most disks

bool isFree(const std::filesystem::path& file)
{
    return !isThere(file) && std::ranges::none_of(companionEndings, [&](std::string_view ending) {
        return isThere(withEnding(file, ending));
    });
}

/// The file with a name of so many bytes at most, cut between two letters.
std::filesystem::path cutTo(const std::filesystem::path& file, std::size_t most)
{
    std::u8string name = file.filename().u8string();
    if (name.size() <= most)
        return file;
    while (most > 0 && (name[most] & 0xC0U) == 0x80U) // in the middle of a letter
        --most;
    name.resize(most);
    return file.parent_path() / std::filesystem::path(name);
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

bool hasRoomForCompanions(const std::filesystem::path& book)
{
    return std::ranges::all_of(companionEndings, [&](std::string_view ending) {
        return utf8(withEnding(book, ending).filename()).size() <= longestFileName;
    });
}

std::filesystem::path freeName(const std::filesystem::path& file, const std::string& ending)
{
    constexpr std::size_t room = 16; // for a number, and the ending of a companion
    const std::filesystem::path begin = cutTo(file, longestFileName - room - ending.size());
    std::filesystem::path name = withEnding(begin, ending);
    for (int number = 2; !isFree(name); ++number)
        name = withEnding(begin, ending + '-' + std::to_string(number));
    return name;
}

} // namespace sheepshead
