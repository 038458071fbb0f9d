// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/protocol/file_content.h"

#include "app/console/protocol/console_error.h"
#include "engine/files/regular_file.h"

#include <array>
#include <filesystem>
#include <iostream>
#include <utility>

namespace sheepshead::console {

namespace {

/// Larger than any file that the console reads: transcripts of a million hands.
constexpr std::uintmax_t largestFile = std::uintmax_t { 1 } << 30U;

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
    FileReading file = readRegularFile(
        std::filesystem::path(std::u8string(path.begin(), path.end())), largestFile);
    if (file.fault)
        throw DataError(path, "cannot be read: " + std::string(wordsOf(*file.fault)));
    return std::move(file.bytes);
}

} // namespace sheepshead::console
