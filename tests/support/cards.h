// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_text.h"
#include "engine/hand/deal.h"

#include <initializer_list>
#include <utility>

/// Short ways to write cards, hands and tables in tests.
namespace sheepshead::testing {

/// "QC"; a slip of the pen stops the test program.
Card card(std::string_view text);
CardSet cards(std::string_view text);

/// Five-handed called ace with one rule or more changed: variantWith("no-pick=doubler").
CheckedVariant variantWith(std::string_view settings);

SeatSet seats(std::initializer_list<int> numbers);

/// Cards by seat: { { 0, "QC QS" }, { 3, "JD" } }.
using Hands = std::initializer_list<std::pair<int, std::string_view>>;

/// A deal with these hands (by seat) and this blind, the last seat dealing; what is not named is
/// filled up with the cards that are left, the blind with the weakest.
Deal dealWith(const CheckedVariant& variant, Hands hands, std::string_view blind = "-");

} // namespace sheepshead::testing
