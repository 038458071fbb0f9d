// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace sheepshead {

/// A number as a person typed it, in any language: "0.25" and "0,25" are the same, and so are
/// "1 000", "1.000,00" and "1,000.00". A text that can be read in two ways ("1.000") has no value.
struct TypedNumber {
    enum class Flaw : std::uint8_t {
        None,
        Unfinished, ///< nothing but signs so far
        Doubtful,   ///< a thousand for one reader, one for the other
        TooFine,    ///< more decimals than are kept
        NotANumber,
    };

    Flaw flaw = Flaw::None;
    double value = 0; ///< of a text without a flaw

    bool isRight() const { return flaw == Flaw::None; }
};

/// Reads a text with at most so many decimals. Spaces and currencies around it do not matter, nor
/// between a sign and the digits: "-$5.00", "− 5 zł". "25¢" is 0.25.
TypedNumber readTypedNumber(const QString& text, int decimals);

/// What a person typed as a whole number from 0 up, or nothing.
std::optional<int> readTypedCount(const QString& text);

/// Whole numbers apart by blanks, as scores or percentages are typed: "4 1 +1 −2 -4". Nothing where
/// one of them is none, or beyond a bound either way.
std::optional<std::vector<int>> numbersIn(const QString& text, int bound);

/// The numbers as numbersIn() reads them: "4 1 1 -2 -4".
QString numbersText(const std::vector<int>& numbers);

/// Why a text is not taken, in words; empty if it is, or is not finished.
QString typedNumberFault(const QString& text, int decimals);

/// The same for a number beyond the least or the most that may be typed.
QString typedRangeFault(double least, double most, int decimals);

} // namespace sheepshead
