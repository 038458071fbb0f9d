// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sealed_text.h"

#include "engine/support/rng.h"

namespace sheepshead {

namespace {

constexpr char sealMark = '~'; ///< no record and no action begins with it
constexpr std::string_view hexDigits = "0123456789abcdef";

/// The bytes that a text is scrambled with.
class KeyStream {
public:
    KeyStream(std::int64_t sheet, int place)
        : key_(mixedSeed(
            sealedSeed(static_cast<std::uint64_t>(sheet)), static_cast<std::uint64_t>(place)))
    {
    }
    unsigned next() { return static_cast<unsigned>(mixedSeed(key_, index_++) >> 56U); }

private:
    std::uint64_t key_;
    std::uint64_t index_ = 0;
};

} // namespace

std::string sealedText(std::string_view text, std::int64_t sheet, int place)
{
    KeyStream keys(sheet, place);
    std::string stored(1, sealMark);
    for (const char letter : text) {
        const unsigned byte = static_cast<unsigned char>(letter) ^ keys.next();
        stored += hexDigits[byte >> 4U];
        stored += hexDigits[byte & 15U];
    }
    return stored;
}

std::string unsealedText(std::string_view stored, std::int64_t sheet, int place)
{
    if (!stored.starts_with(sealMark))
        return std::string(stored);
    KeyStream keys(sheet, place);
    std::string text;
    for (std::size_t i = 1; i + 1 < stored.size(); i += 2) {
        const std::size_t high = hexDigits.find(stored[i]) & 15U;
        const std::size_t low = hexDigits.find(stored[i + 1]) & 15U;
        text += static_cast<char>((high << 4U | low) ^ keys.next());
    }
    return text;
}

std::string resealedText(
    std::string_view stored, int place, std::int64_t fromSheet, std::int64_t toSheet)
{
    if (!stored.starts_with(sealMark) || fromSheet == toSheet)
        return std::string(stored);
    return sealedText(unsealedText(stored, fromSheet, place), toSheet, place);
}

} // namespace sheepshead
