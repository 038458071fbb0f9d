// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/hand/action.h"

#include <vector>

namespace sheepshead::testing {

/// Every action that can be written down with these cards, legal or not; a bury has at most two.
inline std::vector<Action> everyAction(CardSet cards)
{
    std::vector<Action> all { Pass(), Pick(), Pick { .blind = true }, Bury(), GoAlone(),
        CallSheepshead(), AskRedeal(), Bid { BidKind::Call }, Bid { BidKind::Solo }, Crack(),
        Decline() };
    for (int game = 0; game <= static_cast<int>(NoPick::Schwanzer); ++game)
        all.push_back(Vote { static_cast<NoPick>(game) });
    for (const SoloKind kind : { SoloKind::Best, SoloKind::Side, SoloKind::Billy })
        for (const Suit suit : allSuits)
            all.push_back(NameSolo { kind, suit });
    for (const BlitzPair pair :
        { BlitzPair::BlackQueens, BlitzPair::RedQueens, BlitzPair::BlackJacks })
        all.push_back(Blitz { pair });
    for (const Card card : cards) {
        all.insert(all.end(),
            { Pick { card }, Pick { card, true }, Bury { { card } }, Call { card },
                CallSheepshead { Call { card } }, Play { card }, Play { card, true } });
        for (const Card other : cards) {
            all.push_back(Bury { { card, other } });
            all.push_back(Call { card, other });
            all.push_back(CallSheepshead { Call { card, other } });
        }
    }
    return all;
}

} // namespace sheepshead::testing
