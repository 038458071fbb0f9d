// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sheepshead {

/// Scrambles the hand in play in the score book, so that a glance at the file shows no cards and no
/// seed. This is not encryption: anyone can undo it with this file.

/// Unscrambles too: applying it twice changes nothing.
constexpr std::uint64_t sealedSeed(std::uint64_t seed) { return seed ^ 0x5368656570736864ULL; }

/// A text for one place of the journal of one sheet; place 0 is the opening.
std::string sealedText(std::string_view text, std::int64_t sheet, int place);

/// The text again. A text that was never sealed, as older versions wrote it, comes back as it is;
/// one that was damaged comes back as something else.
std::string unsealedText(std::string_view stored, std::int64_t sheet, int place);

/// The stored text of one sheet, for another. A text that was never sealed stays as it is.
std::string resealedText(
    std::string_view stored, int place, std::int64_t fromSheet, std::int64_t toSheet);

} // namespace sheepshead
