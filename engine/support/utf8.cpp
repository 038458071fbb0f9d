// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace sheepshead {

namespace {

bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// Bytes of the character that begins so; none for a byte that begins no character.
std::size_t lengthOf(unsigned char first)
{
    if (first < 0x80)
        return first >= 0x20 && first != 0x7F ? 1 : (first == '\t' ? 1 : 0);
    if (first >= 0xC2 && first < 0xE0)
        return 2;
    if (first >= 0xE0 && first < 0xF0)
        return 3;
    return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

std::uint32_t codeOf(std::string_view character)
{
    constexpr std::array<std::uint32_t, 5> firstBits { 0, 0x7F, 0x1F, 0x0F, 0x07 };
    std::uint32_t code = static_cast<unsigned char>(character[0]) & firstBits[character.size()];
    for (const char byte : character.substr(1))
        code = (code << 6U) | (static_cast<unsigned char>(byte) & 0x3FU);
    return code;
}

/// Neither written longer than it need be, nor half of a pair of UTF-16, nor beyond Unicode.
bool isProper(std::string_view character)
{
    constexpr std::array<std::uint32_t, 5> least { 0, 0, 0x80, 0x800, 0x10000 };
    const std::uint32_t code = codeOf(character);
    const bool surrogate = code >= 0xD800 && code < 0xE000;
    return code >= least[character.size()] && code <= 0x10FFFF && !surrogate;
}

} // namespace

std::optional<std::size_t> firstOutsideUtf8(std::string_view line)
{
    std::size_t at = 0;
    while (at < line.size()) {
        const std::size_t length = lengthOf(static_cast<unsigned char>(line[at]));
        const std::string_view character = line.substr(at, length);
        if (length == 0 || character.size() < length
            || !std::ranges::all_of(character.substr(1), continues) || !isProper(character))
            return at;
        at += length;
    }
    return std::nullopt;
}

std::optional<TextPiece> firstStrangeInName(std::string_view name)
{
    constexpr std::array<std::string_view, 9> turns { "\u202A", "\u202B", "\u202C", "\u202D",
        "\u202E", "\u2066", "\u2067", "\u2068", "\u2069" };
    for (std::size_t at = 0; at < name.size(); ++at) {
        const std::string_view rest = name.substr(at);
        for (const std::string_view mark : turns)
            if (rest.starts_with(mark))
                return TextPiece { at, mark.size() };
        const bool isHighControl = rest.size() > 1 && rest[0] == '\xC2'
            && static_cast<unsigned char>(rest[1]) >= 0x80
            && static_cast<unsigned char>(rest[1]) < 0xA0;
        if (isHighControl)
            return TextPiece { at, 2 };
        if (rest[0] == '\t')
            return TextPiece { at };
    }
    if (const auto at = firstOutsideUtf8(name))
        return TextPiece { *at };
    return std::nullopt;
}

std::size_t charactersIn(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return !continues(byte); }));
}

} // namespace sheepshead
