// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/open_cards_item.h"

#include "ui/cards/card_item.h"

#include <algorithm>
#include <utility>

namespace sheepshead {

OpenCardsItem::OpenCardsItem(CardTheme& theme, Owner owner, QGraphicsItem* parent)
    : QGraphicsObject(parent)
    , theme_(theme)
    , owner_(owner)
{
    setFlag(ItemHasNoContents);
    setZValue(90); // below the hand: the viewer's open cards lie on these backs
}

void OpenCardsItem::setLayout(const TableLayout& layout, int place)
{
    layout_ = layout;
    place_ = place;
    showSlots();
}

void OpenCardsItem::clear()
{
    slots_.clear();
    showSlots();
}

void OpenCardsItem::settle(
    CardSet open, CardSet covering, const TrumpOrder& trumps, bool duringTrick)
{
    slots_.settle(open, covering, trumps, duringTrick);
    showSlots();
}

CardItem* OpenCardsItem::itemOf(Card card) const
{
    const auto found =
        std::ranges::find_if(items_, [card](const CardItem* item) { return item->card() == card; });
    return found == items_.end() ? nullptr : *found;
}

CardItem* OpenCardsItem::newItem(std::optional<Card> card)
{
    return new CardItem(theme_, card, this);
}

CardItem* OpenCardsItem::take(Card card)
{
    slots_.take(card);
    CardItem* const item = itemOf(card);
    std::erase(items_, item);
    return item;
}

// The backs are in the order of their piles, so the waiting one is found by counting.
CardItem* OpenCardsItem::turn(Card card)
{
    std::size_t index = 0;
    for (const PileSlots::Slot& slot : slots_.all()) {
        if (slot.covered && !slot.open)
            break;
        index += slot.covered ? 1 : 0;
    }
    slots_.turn(card);
    if (index >= backs_.size())
        return nullptr;
    CardItem* const turned = backs_[index];
    backs_.erase(backs_.begin() + static_cast<std::ptrdiff_t>(index));
    turned->setCard(card);
    if (owner_ == Owner::Other)
        items_.push_back(turned);
    return turned;
}

Pose OpenCardsItem::poseOf(Card card) const
{
    return layout_.openPose(
        place_, slots_.slotOf(card).value_or(0), static_cast<int>(slots_.all().size()));
}

void OpenCardsItem::showSlots()
{
    showBacks();
    if (owner_ == Owner::Viewer)
        return;
    for (CardItem* const item : std::exchange(items_, {}))
        if (slots_.slotOf(*item->card()))
            items_.push_back(item);
        else
            delete item;
    for (const Card card : slots_.open())
        if (!itemOf(card))
            items_.push_back(newItem(card));
    std::ranges::sort(items_, {}, [this](const CardItem* i) { return slots_.slotOf(*i->card()); });
    for (CardItem* const item : items_) {
        item->setPose(poseOf(*item->card()));
        item->drawFor(item->pose().width);
        item->setZValue(1 + 0.01 * slots_.slotOf(*item->card()).value_or(0));
        item->show();
    }
}

void OpenCardsItem::showBacks()
{
    std::size_t next = 0;
    for (std::size_t i = 0; i < slots_.all().size(); ++i) {
        if (!slots_.all()[i].covered)
            continue;
        if (next == backs_.size())
            backs_.push_back(newItem({}));
        CardItem* const back = backs_[next++];
        back->setPose(layout_.coveredPose(place_, static_cast<int>(i)));
        back->drawFor(back->pose().width);
        back->show();
    }
    while (backs_.size() > next) {
        delete backs_.back();
        backs_.pop_back();
    }
}

} // namespace sheepshead
