// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

namespace sheepshead {

class CardItem;
class HandItem;

/// A card of the hand that is dragged along its row: the others make room at once. Cards in the
/// piles of a two-handed table stay where they are.
class HandDrag : public QObject {
    Q_OBJECT

public:
    explicit HandDrag(HandItem& hand);

    void watch(CardItem* card);
    /// The card has left the hand.
    void forget(CardItem* card);
    /// The card that follows the mouse just now; it has no place of its own.
    const CardItem* card() const { return card_; }

private:
    void follow(CardItem* card, QPointF mouse);
    int placeAt(const CardItem* card, qreal x) const;

    HandItem& hand_;
    QPointer<CardItem> card_;
};

} // namespace sheepshead
