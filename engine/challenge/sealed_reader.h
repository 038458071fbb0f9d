// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenge/challenge.h"
#include "engine/support/text_cursor.h"

#include <optional>
#include <string>
#include <string_view>

namespace sheepshead {

/// Reads the lines of a text whose second line is the hash of all that follows:
///
///     sheepshead challenge 1
///     hash 7f3a…
///     …
///
/// What a line says is checked before the hash is, so that a fault is told by its place.
class SealedReader {
public:
    /// Texts of a later version than `newest` are refused.
    SealedReader(std::string_view text, std::string heading, int newest);

    /// The first two lines.
    void readHead();
    /// Once all is read: `body` is how what was read is written after the hash.
    void checkSeal(const std::string& body, TextHash hash);
    const std::string& seal() const { return seal_; }
    int version() const { return version_; }

    /// The rest of the next line, which must begin with this word.
    std::string_view takeAfter(std::string_view word);
    /// A name that may be shown.
    std::string takeName(std::string_view word, std::size_t longest);
    /// A hash, or a secret as long as one.
    std::string takeDigits(std::string_view word);
    /// The next line, if it begins with this word, is not taken.
    bool isNext(std::string_view word) const;

    TextCursor& text() { return text_; }
    const TextCursor& text() const { return text_; }

private:
    TextCursor text_;
    std::string heading_;
    int newest_;
    int version_ = 1;
    std::string seal_;
};

/// A text sealed by its hash; `heading` without the number of the version, `body` ends with a line.
std::string sealedText(
    std::string_view heading, int version, const std::string& body, TextHash hash);

} // namespace sheepshead
