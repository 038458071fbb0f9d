// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/hand_data.h"
#include "engine/hand/refusal.h"

/// Which ace, ten or king the picker may call, and under what (CALL). After a blind pick the picker
/// is held to what they know: their hand. The called card may then lie in the unseen bury; no seat
/// has it, and the picker is alone without knowing it until the hand is scored.
namespace sheepshead::called_card {

std::optional<Refusal> whyNot(const HandData& hand, const Call& call);

/// The aces, tens and kings that may be called as they are, and the aces that need an under.
CardSet callable(const HandData& hand);
CardSet callableWithUnder(const HandData& hand);

/// Calls `visit` with every legal call, in a fixed order: aces, tens, kings, aces with an under.
template <class Visit> void forEachLegal(const HandData& hand, const Visit& visit)
{
    const CardSet cards = callable(hand);
    for (const Rank rank : { Rank::Ace, Rank::Ten, Rank::King })
        for (const Suit suit : allSuits)
            if (cards.contains({ rank, suit }))
                visit(Call { { rank, suit } });
    for (const Card ace : callableWithUnder(hand))
        for (const Card under : hand.hands[*hand.picker])
            visit(Call { ace, under });
}

} // namespace sheepshead::called_card
