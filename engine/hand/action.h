// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/support/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace sheepshead {

struct Pass {
    bool operator==(const Pass&) const = default;
};

/// Taking the blind. JACK-UP-WHEN "before the blind": with the jack of diamonds dealt to him the
/// picker may name another jack as he picks.
struct Pick {
    std::optional<Card> callUp = {};
    bool operator==(const Pick&) const = default;
};

/// BURY-1: as many cards as the picker took.
struct Bury {
    CardSet cards;
    bool operator==(const Bury&) const = default;
};

/// Naming the partner's card. With an under (CALL-UNDER), the card that is laid face down for the
/// called suit. In a jack game calling the partner jack oneself holds means: play alone and say
/// nothing (JACK-SELF).
struct Call {
    Card card;
    std::optional<Card> under = {};
    bool operator==(const Call&) const = default;
};

/// Declared, for all to hear.
struct GoAlone {
    bool operator==(const GoAlone&) const = default;
};

/// A card onto the trick; the under too is played by naming it.
struct Play {
    Card card;
    bool operator==(const Play&) const = default;
};

/// Everything a player can decide.
using Action = std::variant<Pass, Pick, Bury, Call, GoAlone, Play>;

/// One line: "pass", "pick", "pick JH", "bury TC AS", "call AH", "call AH under 8D", "alone", "play
/// QC".
std::string actionText(const Action& action);

/// Takes what actionText() writes; the problem's place is the word at fault.
Result<Action> parseAction(std::string_view text);

} // namespace sheepshead
