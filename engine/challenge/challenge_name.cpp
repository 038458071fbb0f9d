// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/challenge_name.h"

#include "engine/support/text.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

/// In UTF-8: the C1 controls' beginning is checked apart. Line and paragraph separators, what
/// embeds, overrides or isolates a direction, and the byte order mark.
constexpr std::array<std::string_view, 12> refused { "\u2028", "\u2029", "\u202A", "\u202B",
    "\u202C", "\u202D", "\u202E", "\u2066", "\u2067", "\u2068", "\u2069", "\uFEFF" };

/// The bytes of a refused character at the beginning of a proper text; 0 for another one.
std::size_t refusedLength(std::string_view text)
{
    if (text.front() == '\t')
        return 1;
    const bool isC1 =
        text.size() > 1 && text[0] == '\xC2' && static_cast<unsigned char>(text[1]) < 0xA0;
    if (isC1)
        return 2;
    const auto* const found = std::ranges::find_if(
        refused, [&](std::string_view character) { return text.starts_with(character); });
    return found == refused.end() ? 0 : found->size();
}

std::size_t lengthOfFirst(std::string_view text)
{
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U)
        ++length;
    return length;
}

} // namespace

std::optional<std::string> faultOfName(std::string_view name, std::size_t longest)
{
    if (firstOutsideUtf8(name))
        return "a name is text in UTF-8";
    if (name.empty() || trimmed(name) != name)
        return "expected a name without blanks around it";
    if (charactersIn(name) > longest)
        return "a name has at most " + std::to_string(longest) + " characters";
    for (std::size_t at = 0; at < name.size(); ++at)
        if (refusedLength(name.substr(at)) > 0)
            return "a name has no characters that cannot be seen";
    return std::nullopt;
}

std::string cleanedName(std::string_view typed, std::size_t longest)
{
    const std::string_view proper = typed.substr(0, firstOutsideUtf8(typed).value_or(typed.size()));
    std::string name;
    std::size_t characters = 0;
    for (std::string_view rest = trimmed(proper); !rest.empty() && characters < longest;) {
        const std::size_t length = lengthOfFirst(rest);
        if (refusedLength(rest) == 0) {
            name += rest.substr(0, length);
            ++characters;
        }
        rest.remove_prefix(length);
    }
    return std::string(trimmed(name));
}

} // namespace sheepshead
