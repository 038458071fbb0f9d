// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/names/name_key.h"

#include "engine/support/text.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <utf8proc.h>
#include <vector>

namespace sheepshead {

namespace {

/// Without what does not tell letters apart; the text itself where it is no UTF-8.
std::string folded(std::string_view text)
{
    constexpr auto how = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE
        | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE | UTF8PROC_LUMP | UTF8PROC_NLF2LF);
    const std::vector<utf8proc_uint8_t> bytes(text.begin(), text.end());
    utf8proc_uint8_t* result = nullptr;
    const utf8proc_ssize_t size = utf8proc_map(bytes.data(), std::ssize(bytes), &result, how);
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(result, &std::free);
    return size < 0 ? std::string(text) : std::string(result, result + size);
}

} // namespace

std::string nameKey(std::string_view name)
{
    std::string letters = folded(name);
    std::ranges::replace(letters, '\n', ' '); // what Unicode ends a line with
    std::string key;
    for (const std::string_view word : wordsOf(letters))
        key.append(key.empty() ? "" : " ").append(word);
    return key;
}

bool isSameName(std::string_view one, std::string_view other)
{
    return nameKey(one) == nameKey(other);
}

bool isBlankName(std::string_view name)
{
    constexpr std::string_view noDots = "\u2800"; // of Braille: seen as a blank, which it is not
    std::string key = nameKey(name);
    for (auto at = key.find(noDots); at != std::string::npos; at = key.find(noDots))
        key.erase(at, noDots.size());
    return wordsOf(key).empty();
}

} // namespace sheepshead
