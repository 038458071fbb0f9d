// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/seen_action.h"
#include "engine/hand/state/hand_state.h"
#include "engine/worlds/known_cards.h"

#include <vector>

namespace sheepshead {

/// A hand as one seat has seen it so far: its own cards, and what was done and said. Enough to
/// decide for that seat in a game that another program deals.
struct SeenHand {
    CheckedVariant variant;
    Seat dealer {};
    int doubler = 1;
    Seat viewer {};
    CardSet dealt;         ///< to the viewer; without the cards of two-handed piles
    PerSeat<CardSet> open; ///< two-handed: the open cards, as they were dealt
    CardSet blind;         ///< what the viewer took of it
    /// The viewer's bury, the partner's where it was seen, and of any other what had lain open.
    PerSeat<CardSet> buried;
    std::optional<Card> under; ///< where the viewer laid it or took the trick with it

    /// What the viewer is asked for, where that may be unclear: a further call in 8H-2, or the call
    /// of a jack game for a picker who leads. Without it that picker is asked for a card.
    std::optional<Phase> phase;

    /// In order. Of what a seat is asked without the others' knowing (a crack, a blitz, a redeal)
    /// only the viewer's own refusals are among them, and none of a bury needs to be. Every call
    /// and declaration is, a forced one too; only the usual jack may be called in silence.
    std::vector<SeenAction> actions;
};

/// One of the hands in which the viewer has seen just this, and is to act. What they may observe
/// and do is the same in all of them: neither depends on a card they have not seen. The problem's
/// place is the field at fault, "actions[3]" among them, counted from 0.
Result<HandState> handSeenAs(const SeenHand& seen);

/// What else a study knows of a hand than what one seat has seen of it.
struct SeenBeside {
    KnownCards granted = {};
    /// The viewer is no seat of the table and has seen no card; `dealt` is empty then.
    bool onlooker = false;
    /// The actions may end before the decision of any seat, but rather before this one's.
    std::optional<Seat> anyTurn = {};
    /// Hands that are made up before it is given up, and twice as many without regard to what the
    /// play tells. A call can restrict many cards at once, so that few hands fit it.
    int tries = 3000;
};

/// Why no hand can have been seen like that, for who words it.
enum class SeenReason : std::uint8_t {
    Impossible, ///< only the problem tells
    NoCardsFit,
    Refused,
    NotTheirTurn,
    HandIsOver,
    StillToCall,
    NotWhatHappens,
    NotAskedFor,
};

struct SeenFault {
    Problem problem;
    SeenReason reason = SeenReason::Impossible;
    std::optional<std::size_t> line = {}; ///< of SeenHand::actions
    std::optional<Refusal> refusal = {};
    std::optional<Seat> turn = {};
};

/// The same as handSeenAs(), with what is known beside it and with the fault in parts.
std::variant<HandState, SeenFault> handSeenBeside(const SeenHand& seen, const SeenBeside& beside);

} // namespace sheepshead
