// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/openings/opening_book.h"
#include "engine/support/result.h"

#include <string>
#include <string_view>

namespace sheepshead {

/// An opening book as text, a line for each row; an empty number is "*". Figures have three
/// decimals, each mean before its standard error. Lines that begin with "#" are notes.
///
///     sheepshead opening book 1
///     rules layout=5H-A
///     deals 6000
///     seed 1
///     pick PLACE TRUMP QUEENS JACK ASKED PICKED PICK ± PASS ± GAIN ±
///     bury TRUMP QUEENS FAIL FREQUENCY TIMES SCORE ± [PATTERN TIMES]…
///     call KIND OFFERED CHOSEN COST ±
///     lead ROLE TRUMP KIND HELD CHOSEN COST ±
std::string openingBookText(const OpeningBook& book);

/// The problem's place is the line.
Result<OpeningBook> parseOpeningBook(std::string_view text);

} // namespace sheepshead
