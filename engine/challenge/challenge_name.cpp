// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/challenge_name.h"

#include "engine/support/text.h"
#include "engine/support/utf8.h"

#include <array>

namespace sheepshead {

namespace {

/// What ends a line where it is shown, and what is never seen.
constexpr std::array<std::string_view, 3> unseen { "\u2028", "\u2029", "\uFEFF" };

/// The first part of a text that no name has.
std::optional<TextPiece> firstRefusedIn(std::string_view text)
{
    auto first = firstStrangeInName(text);
    for (const std::string_view mark : unseen) {
        const std::size_t at = text.find(mark);
        if (at != std::string_view::npos && (!first || at < first->at))
            first = TextPiece { at, mark.size() };
    }
    return first;
}

bool continuesCharacter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

} // namespace

std::optional<std::string> faultOfName(std::string_view name, std::size_t longest)
{
    if (firstOutsideUtf8(name))
        return "a name is text in UTF-8";
    if (name.empty() || trimmed(name) != name)
        return "expected a name without blanks around it";
    if (charactersIn(name) > longest)
        return "a name has at most " + std::to_string(longest) + " characters";
    if (firstRefusedIn(name))
        return "a name has no characters that cannot be seen";
    return std::nullopt;
}

std::string cleanedName(std::string_view typed, std::size_t longest)
{
    std::string name(typed);
    while (const auto refused = firstRefusedIn(name))
        name.erase(refused->at, refused->length);
    name = std::string(trimmed(name));
    while (charactersIn(name) > longest) {
        while (continuesCharacter(name.back()))
            name.pop_back();
        name.pop_back();
    }
    return std::string(trimmed(name));
}

} // namespace sheepshead
