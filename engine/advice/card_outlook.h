// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/players/opponents/player_guess.h"
#include "engine/players/search/search_options.h"
#include "engine/support/rng.h"

#include <span>
#include <vector>

namespace sheepshead {

/// What happens to the trick and the hand after a card, on average over deals that fit what the
/// seat has seen. Shares are from 0 to 1.
struct CardOutlook {
    Card card;
    double takes = 0;       ///< the card itself takes the trick
    double oursTakes = 0;   ///< the viewer's side takes it
    double trumped = 0;     ///< a fail card had the trick and lost it to a trump
    double overtaken = 0;   ///< it had the trick and lost it to a higher card of its kind
    double ours = 0;        ///< the trick's points for the viewer's side
    double theirs = 0;      ///< the same for the others
    double calledFalls = 0; ///< the called card falls to this trick and shows a partner
    double trumpFalls = 0;  ///< trump that the other side still plays to it
    double handPoints = 0;  ///< of the viewer's side at the end of the hand
};

/// The deals in which something happens to the trick with the last of the cards that were asked
/// for.
struct OutlookIf {
    double share = 0;     ///< of all deals
    double withFirst = 0; ///< card points of the viewer's side in these deals, by the first card
    double withLast = 0;  ///< the same by the last card
};

struct PlayOutlook {
    std::vector<CardOutlook> cards; ///< in the order in which they were asked for
    PerSeat<double> friendly;       ///< how likely a seat is on the viewer's side
    OutlookIf ifOurs;               ///< the viewer's side takes it
    OutlookIf ifTheirs;             ///< the others take it
    PerSeat<double> taken;          ///< how likely a seat takes it
};

/// Plays every card out in `worlds` likely worlds. No cards if no world fits.
PlayOutlook outlookOf(const Observation& seen, std::span<const Action> legal,
    std::span<const Card> cards, const Opponents& opponents, int worlds, Rng& rng,
    const TimeIsUp& stop);

} // namespace sheepshead
