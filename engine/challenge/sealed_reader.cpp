// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/sealed_reader.h"

#include "engine/challenge/challenge_name.h"
#include "engine/support/text.h"
#include "engine/support/utf8.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr std::string_view hashWord = "hash";
constexpr std::string_view secondLine = "line 2";

bool isHexadecimal(char digit)
{
    return (digit >= '0' && digit <= '9') || (digit >= 'a' && digit <= 'f');
}

} // namespace

SealedReader::SealedReader(std::string_view text, std::string heading, int newest)
    : text_(text)
    , heading_(std::move(heading))
    , newest_(newest)
{
}

void SealedReader::readHead()
{
    const std::string_view line = text_.takeLine();
    if (!line.starts_with(heading_ + ' '))
        return text_.fail("expected '" + heading_ + " 1'");
    const auto version = parseNumber<int>(line.substr(heading_.size() + 1));
    if (!version || *version < 1)
        return text_.fail("expected the number of the version");
    if (*version > newest_)
        return text_.fail("written by a later version of the program");
    version_ = *version;
    seal_ = takeDigits(hashWord);
}

void SealedReader::checkSeal(const std::string& body, TextHash hash)
{
    if (!text_.failed() && hash(body) != seal_)
        text_.failAt(std::string(secondLine),
            "the hash is that of another text: the file was changed after it was written");
}

bool SealedReader::isNext(std::string_view word) const
{
    const std::string_view line = text_.nextLine();
    return line.starts_with(word) && line.substr(word.size()).starts_with(' ');
}

std::string_view SealedReader::takeAfter(std::string_view word)
{
    const bool fits = !text_.atEnd() && isNext(word);
    const std::string_view line = text_.takeLine();
    if (!fits) {
        text_.fail("expected '" + std::string(word) + " …'");
        return {};
    }
    const std::string_view rest = line.substr(word.size() + 1);
    if (firstOutsideUtf8(rest))
        text_.fail("this is not text in UTF-8");
    return rest;
}

std::string SealedReader::takeName(std::string_view word, std::size_t longest)
{
    const std::string_view name = takeAfter(word);
    if (const auto fault = faultOfName(name, longest); fault && !text_.failed())
        text_.fail(*fault);
    return std::string(name);
}

std::string SealedReader::takeDigits(std::string_view word)
{
    const std::string_view digits = takeAfter(word);
    if (digits.size() != digitsOfHash || !std::ranges::all_of(digits, isHexadecimal))
        text_.fail("expected " + std::to_string(digitsOfHash) + " hexadecimal digits");
    return std::string(digits);
}

std::string sealedText(
    std::string_view heading, int version, const std::string& body, TextHash hash)
{
    return std::string(heading) + ' ' + std::to_string(version) + '\n' + std::string(hashWord) + ' '
        + hash(body) + '\n' + body;
}

} // namespace sheepshead
