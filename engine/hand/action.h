// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/rules/variant.h"
#include "engine/scoring/outcome.h"
#include "engine/scoring/raise.h"
#include "engine/support/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace sheepshead {

struct Pass {
    bool operator==(const Pass&) const = default;
};

/// Taking the blind. JACK-UP-WHEN "before the blind": a picker who was dealt the jack of
/// diamonds may name another jack with the pick. A blind pick: without looking, for twice the
/// settlement; the blind goes down unseen as the bury.
struct Pick {
    std::optional<Card> callUp = {};
    bool blind = false;
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

/// CALL-SHEEPS: the picker bets on every trick. With a partner where the table allows it.
struct CallSheepshead {
    std::optional<Call> partner = {};
    bool operator==(const CallSheepshead&) const = default;
};

/// REDEAL-HAND "on request": asking for new cards; Decline keeps the hand.
struct AskRedeal {
    bool operator==(const AskRedeal&) const = default;
};

/// NOPICK "vote": for a leaster or a doubler.
struct Vote {
    NoPick forGame = NoPick::Leaster;
    bool operator==(const Vote&) const = default;
};

/// 4H-5: what is bid before the type of a solo is named.
enum class BidKind : std::uint8_t { Call, Solo };

struct Bid {
    BidKind kind = BidKind::Call;
    bool operator==(const Bid&) const = default;
};

struct NameSolo {
    SoloKind kind = SoloKind::Best;
    Suit suit = Suit::Hearts; ///< of a side solo
    bool operator==(const NameSolo&) const = default;
};

/// CRACK-1, RECRACK and CORNER alike: doubling the stake. Who does it says which it is.
struct Crack {
    bool operator==(const Crack&) const = default;
};

/// BLITZ-WHAT: showing a pair doubles the stake.
struct Blitz {
    BlitzPair pair = BlitzPair::BlackQueens;
    bool operator==(const Blitz&) const = default;
};

/// Not doing what one was asked about: no crack, no blitz, no further call, keeping the hand.
struct Decline {
    bool operator==(const Decline&) const = default;
};

/// A card onto the trick; the under too is played by naming it. With the second black queen
/// a player may declare a blitz (BLITZ-WHEN "in play").
struct Play {
    Card card;
    bool blitz = false;
    bool operator==(const Play&) const = default;
};

/// Everything a player can decide.
using Action = std::variant<Pass, Pick, Bury, Call, GoAlone, Play, CallSheepshead, AskRedeal, Vote,
    Bid, NameSolo, Crack, Blitz, Decline>;

/// One line: "pass", "pick", "pick JH", "pick blind", "pick JH blind", "bury TC AS", "call AH",
/// "call AH under 8D", "alone", "play QC", "play QS blitz", "sheepshead", "sheepshead AC",
/// "redeal", "vote leaster", "bid solo", "solo side C", "crack", "blitz black-queens", "decline".
std::string actionText(const Action& action);

/// Takes what actionText() writes; the problem's place is the word at fault.
Result<Action> parseAction(std::string_view text);

} // namespace sheepshead
