// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card.h"

#include <QObject>

class QKeyEvent;

namespace sheepshead {

class HandItem;
class HandPlaces;

/// The keyboard in the hand: arrows, Home and End move the focus, left and right with Ctrl move the
/// focused card, Space, Enter and the number of a card press one.
class HandKeys : public QObject {
    Q_OBJECT

public:
    HandKeys(HandItem& hand, const HandPlaces& places);

    /// False for a key that means nothing in the hand just now. The hand must be open and must have
    /// cards.
    bool press(const QKeyEvent& event);

Q_SIGNALS:
    /// The first of the keys that play only showed the card which the next one plays.
    void shownFirst(sheepshead::Card card);
    /// A key moved the card to place `place` (from 1) of the `count` in its row.
    void moved(sheepshead::Card card, int place, int count);

private:
    bool moveFocus(int key);
    bool moveToRow(int direction);
    bool moveFocusedCard(int key);
    void showFirst();

    HandItem& hand_;
    const HandPlaces& places_;
};

} // namespace sheepshead
