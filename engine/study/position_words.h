// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card.h"
#include "engine/cards/seat.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sheepshead {

// The words of a typed position. For the files of this room.

/// A word and the column where it stands, from 1 and counted in characters.
struct PositionWord {
    std::string text; ///< in small letters
    int column = 0;
};

/// One line: "hand 3: QC 7D" is the key "hand", the number 3 and two words. Commas and semicolons
/// are blanks; marks of quoted mail and remarks are gone. An empty key is an empty line.
struct PositionLine {
    std::string key;
    std::optional<Seat> seat = {}; ///< beside the key
    int column = 1;                ///< of the key
    std::vector<PositionWord> words = {};
    std::string_view rest = {}; ///< as typed, from the first word on
};

/// The line must be proper UTF-8.
PositionLine positionLine(std::string_view line);

/// "QC", "qc", "10h", "♥Q", "Q♥"; nothing for what is no card.
std::optional<Card> typedCard(std::string_view word);

/// "h", "hearts", "♥".
std::optional<Suit> typedSuit(std::string_view word);

/// One digit, perhaps with a colon.
std::optional<Seat> typedSeat(std::string_view word);

} // namespace sheepshead
