// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/hand_drag.h"

#include "ui/cards/card_item.h"
#include "ui/table/scene/hand_item.h"

namespace sheepshead {

HandDrag::HandDrag(HandItem& hand)
    : QObject(&hand)
    , hand_(hand)
{
}

void HandDrag::watch(CardItem* card)
{
    connect(card, &CardItem::dragged, this, [this, card](QPointF mouse) { follow(card, mouse); });
    connect(card, &CardItem::dropped, this, [this] {
        card_ = nullptr;
        hand_.settleCards();
    });
}

void HandDrag::forget(CardItem* card)
{
    card->disconnect(this);
    if (card_ == card)
        card_ = nullptr;
}

void HandDrag::follow(CardItem* card, QPointF mouse)
{
    if (hand_.liesInPile(card))
        return;
    card_ = card;
    Pose pose = hand_.restPose(card);
    pose.centre.setX(hand_.mapFromScene(mouse).x());
    hand_.moveCard(card, placeAt(card, pose.centre.x()));
    card->setPose(pose);
}

/// Between the middles of the other cards.
int HandDrag::placeAt(const CardItem* card, qreal x) const
{
    int place = 0;
    for (const CardItem* other : hand_.items())
        if (other != card && !hand_.liesInPile(other) && hand_.restPose(other).centre.x() < x)
            ++place;
    return place;
}

} // namespace sheepshead
