// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/trick_item.h"

#include "ui/cards/card_item.h"

#include <algorithm>
#include <utility>

namespace sheepshead {

TrickItem::TrickItem(CardTheme& theme, QGraphicsItem* parent)
    : QGraphicsObject(parent)
    , theme_(theme)
{
    setFlag(ItemHasNoContents);
    setZValue(200);
}

void TrickItem::setLayout(const TableLayout& layout)
{
    layout_ = layout;
    for (const auto& [seat, item] : laid_) {
        item->setZValue(layout_.trickLayer(placeOf_(seat)));
        item->setPose(poseOf(seat, item));
        item->drawFor(item->pose().width);
    }
}

void TrickItem::lay(Seat seat, CardItem* item)
{
    item->setParentItem(this);
    item->setZValue(layout_.trickLayer(placeOf_(seat)));
    item->setLed(laid_.empty());
    laid_.push_back({ seat, item });
}

Pose TrickItem::poseOf(Seat seat, const CardItem* item) const
{
    Pose pose = layout_.trickPose(placeOf_(seat));
    pose.flip = item->card() ? 1 : 0;
    return pose;
}

bool TrickItem::shows(const std::vector<PlayedCard>& cards) const
{
    return std::ranges::equal(laid_, cards, [](const Laid& laid, const PlayedCard& played) {
        return laid.seat == played.seat && laid.item->card() == played.card;
    });
}

void TrickItem::setCards(const std::vector<PlayedCard>& cards)
{
    if (shows(cards))
        return;
    for (const auto& [seat, item] : takeAll())
        item->deleteLater();
    for (const PlayedCard& played : cards) {
        auto* item = new CardItem(theme_, played.card);
        lay(played.seat, item);
        item->setPose(poseOf(played.seat, item));
    }
}

void TrickItem::light(Seat winning)
{
    for (const auto& [seat, item] : laid_)
        item->setLit(seat == winning);
}

std::vector<TrickItem::Laid> TrickItem::takeAll() { return std::exchange(laid_, {}); }

} // namespace sheepshead
