// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_record.h"

#include <string>
#include <string_view>

namespace sheepshead {

/// A deal as text: the rules, the dealer, the seed, every card. Its hash is shown before the deal
/// and the text afterwards, so its form never changes: lines that end in one line feed, the last
/// one too, and one blank between words. Older versions named every rule, as dealTextIn() still
/// tells.
///
///     sheepshead deal 1
///     variant layout=5H-A …
///     deal dealer=4 seed=24
///     hand 0 QC JD AS TS 9H 8C
///     …
///     blind AD 7S
///     (7H-2, 7H-3: neighbour 7S; two-handed, after each hand: piles 0 QC/7H …)
std::string dealText(const CheckedVariant& variant, const Deal& deal);

/// The deal in a hand's record, or in such a text, copied word for word: another version of the
/// program may have written it. The text is not checked here.
std::string dealTextIn(std::string_view text);

/// A record of a hand or a text of a deal; the latter as a hand without actions. The problem's
/// place is the line.
Result<HandRecord> parseDealText(std::string_view text);

/// Whether the cards are those which the seed gives at this table; false without a seed.
bool followsFromSeed(const CheckedVariant& variant, const Deal& deal);

} // namespace sheepshead
