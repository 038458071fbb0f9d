// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"

#include <QCoreApplication>

namespace sheepshead {

class CardItem;
class HandPlaces;

/// Which cards of the hand stand out, and how each of them shows and says it.
struct HandLooks {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::HandLooks)

public:
    CardSet dimmed;          ///< may not be played now
    CardSet marked;          ///< chosen by the person, to be buried or laid under
    CardSet hinted;          ///< what a hint recommends
    CardSet fresh;           ///< came from the blind
    bool trumpEdges = false; ///< every trump has a fine gold edge

    /// `places` knows the trump, the under and the piles.
    void showOn(CardItem& item, const HandPlaces& places) const;
    /// The card leaves the hand and stands out no more.
    static void takeFrom(CardItem& item);

private:
    QString describe(Card card, const HandPlaces& places) const;
};

/// Swings a card to and fro, as a refused one says no.
void shakeCard(CardItem& card);

} // namespace sheepshead
