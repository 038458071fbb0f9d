// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace sheepshead {

/// NULL, a number, a text, or points with a fraction.
using ColumnValue = std::variant<std::monostate, std::int64_t, std::string, double>;

/// What is wrong with a value in a column of a score book, wherever it comes from: a row of a file,
/// JSON, a damaged book. "12345 is no kind", or nothing. A column that is named nowhere has the
/// bounds of its type: numbers up to a thousand million, texts in UTF-8 as long as the record of a
/// hand.
std::optional<std::string> faultOfValue(
    std::string_view table, std::string_view column, const ColumnValue& value);

/// Whether a name may be written into a book: UTF-8, of longest::name bytes at most, without what
/// would change the text around it, such as control characters and the marks that turn its
/// direction, and with something to see.
bool isProperName(std::string_view name);

/// The name with blanks in the place of what no name has, cut to its length; "?" where nothing
/// could be seen of it, so that it can be found and changed.
std::string properName(std::string name);

/// Whether a column holds names.
bool holdsNames(std::string_view table, std::string_view column);

} // namespace sheepshead
