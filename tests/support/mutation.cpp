// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mutation.h"

#include <string_view>

namespace sheepshead::testing {

namespace {

constexpr std::string_view alphabet =
    "QCJDAST7890123456-= \n\tabcdefghijklmnopqrstuvwxyz\r\x01\xff";

std::vector<std::string> parted(const std::string& text, char between)
{
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == between)
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

std::string joined(const std::vector<std::string>& parts, char between)
{
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        (i == 0 ? text : text += between) += parts[i];
    return text;
}

} // namespace

std::string Mutation::damaged(std::string text)
{
    for (std::size_t changes = 1 + below(3); changes > 0 && !text.empty(); --changes) {
        switch (below(3)) {
        case 0:
            changeCharacters(text);
            break;
        case 1:
            changeParts(text, ' ');
            break;
        default:
            changeParts(text, '\n');
        }
    }
    return text;
}

std::size_t Mutation::below(std::size_t bound)
{
    return rng_.below(static_cast<std::uint32_t>(bound));
}

void Mutation::changeCharacters(std::string& text)
{
    const std::size_t at = below(text.size());
    const char made = alphabet[below(alphabet.size())];
    switch (below(5)) {
    case 0:
        text.erase(at, 1);
        break;
    case 1:
        text.insert(at, 1, made);
        break;
    case 2:
        std::swap(text[at], text[below(text.size())]);
        break;
    case 3:
        if (below(4) == 0)
            text.resize(at);
        break;
    default:
        text[at] = made;
    }
}

void Mutation::changeParts(std::string& text, char between)
{
    std::vector<std::string> parts = parted(text, between);
    const std::size_t at = below(parts.size());
    const auto place = parts.begin() + static_cast<std::ptrdiff_t>(at);
    switch (below(3)) {
    case 0:
        parts.erase(place);
        break;
    case 1:
        parts.insert(place, std::string(parts[below(parts.size())]));
        break;
    default:
        std::swap(parts[at], parts[below(parts.size())]);
    }
    text = joined(parts, between);
}

} // namespace sheepshead::testing
