// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/hand_item.h"

#include "ui/cards/card_flight.h"
#include "ui/cards/card_item.h"
#include "ui/cards/card_theme.h"
#include "ui/table/scene/hand_drag.h"
#include "ui/table/scene/hand_keys.h"

#include <QKeyEvent>
#include <QParallelAnimationGroup>

#include <algorithm>

namespace sheepshead {

HandItem::HandItem(CardTheme& theme, QGraphicsItem* parent)
    : QGraphicsObject(parent)
    , theme_(theme)
    , drag_(new HandDrag(*this))
    , keys_(new HandKeys(*this, places_))
{
    connect(keys_, &HandKeys::shownFirst, this, &HandItem::shownFirst);
    connect(keys_, &HandKeys::moved, this, &HandItem::movedByKey);
    setFlags(ItemHasNoContents | ItemIsFocusable);
    setZValue(100);
}

void HandItem::setLayout(const TableLayout& layout)
{
    places_.layout = layout;
    delete nudging_;
    stack(); // another deck may have come
    for (CardItem* item : items_) {
        item->setPose(restPose(item));
        item->drawFor(item->pose().width);
        item->show();
    }
}

void HandItem::setTrumps(const TrumpOrder& trumps)
{
    if (trumps == places_.trumps)
        return;
    places_.trumps = trumps;
    sort();
}

void HandItem::setHinted(CardSet cards)
{
    looks_.hinted = cards;
    showLooks();
}

void HandItem::setFresh(CardSet cards)
{
    looks_.fresh = cards;
    showLooks();
}

void HandItem::setTrumpEdges(bool edges)
{
    looks_.trumpEdges = edges;
    showLooks();
}

void HandItem::setOrder(HandOrder order)
{
    if (order == places_.order)
        return;
    places_.order = order;
    places_.forgetMoves();
    sort();
    setLayout(places_.layout);
}

bool HandItem::liesInPile(const CardItem* card) const { return places_.liesInPile(*card->card()); }

void HandItem::moveCard(CardItem* card, int place)
{
    const std::vector<Card> before = places_.row(cards());
    if (std::ranges::find(before, *card->card()) == before.begin() + place)
        return;
    places_.move(*card->card(), place, cards());
    sort();
    nudge();
}

void HandItem::setCards(CardSet cards, std::optional<Card> under)
{
    delete nudging_;
    const CardSet all = under ? cards.with(*under) : cards;
    for (const Card card : this->cards() - all)
        release(card)->deleteLater();
    for (const Card card : all - this->cards())
        add(card, {});
    places_.under = under;
    sort();
    setLayout(places_.layout);
    showLooks();
}

CardItem* HandItem::add(Card card, const Pose& from)
{
    auto* item = new CardItem(theme_, card);
    item->setPose(from);
    adopt(item);
    items_.push_back(item);
    places_.noteArrival(card);
    sort();
    showLooks();
    return item;
}

void HandItem::adopt(CardItem* item)
{
    item->setParentItem(this);
    item->setPressable(true);
    connect(item, &CardItem::pressed, this, [this, item] { press(item); });
    connect(item, &CardItem::hovered, this, [this, item](bool over) { hover(item, over); });
    drag_->watch(item);
}

CardItem* HandItem::release(Card card)
{
    CardItem* released = item(card);
    if (!released)
        return nullptr;
    delete nudging_;
    std::erase(items_, released);
    places_.noteLeaving(card);
    looks_.marked.remove(card);
    looks_.fresh.remove(card);
    if (places_.under == card)
        places_.under.reset();
    released->disconnect(this);
    drag_->forget(released);
    released->setPressable(false);
    released->setFocusRing(false);
    HandLooks::takeFrom(*released);
    released->setVisited(false);
    if (focused_ == released)
        focused_ = nullptr;
    return released;
}

CardSet HandItem::cards() const
{
    CardSet cards;
    for (const CardItem* item : items_)
        cards.add(*item->card());
    return cards;
}

CardItem* HandItem::item(Card card) const
{
    const auto found =
        std::ranges::find_if(items_, [card](const CardItem* i) { return i->card() == card; });
    return found == items_.end() ? nullptr : *found;
}

CardItem* HandItem::focused() const { return focused_; }

CardItem* HandItem::visited() const
{
    return focused_ || mode_ == Mode::Closed || active_.empty() ? focused_.data()
                                                                : item(active_.first());
}

void HandItem::tellVisited() const
{
    CardItem* const card = visited();
    if (!card || !QAccessible::isActive())
        return;
    QAccessibleEvent event(card, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

void HandItem::sort()
{
    std::ranges::sort(items_, [this](const CardItem* a, const CardItem* b) {
        return places_.before(*a->card(), *b->card());
    });
    stack();
}

/// No card covers the rank of its neighbour.
void HandItem::stack()
{
    const qreal upwards = theme_.hasRanksAtRight() ? -1 : 1;
    for (std::size_t i = 0; i < items_.size(); ++i)
        items_[i]->setZValue(upwards * static_cast<qreal>(i));
}

Pose HandItem::restPose(const CardItem* item) const
{
    Pose pose = places_.poseOf(*item->card(), cards());
    if (raised(item))
        pose.centre.ry() -=
            places_.layout.raise() * (item == focused_ || item == hovered_ ? 1.0 : 0.55);
    return pose;
}

bool HandItem::raised(const CardItem* item) const
{
    if (mode_ == Mode::Closed)
        return false;
    const bool looked = item == focused_ || item == hovered_;
    if (mode_ == Mode::Marking)
        return looked || item->marked();
    return active_.contains(*item->card());
}

QAbstractAnimation* HandItem::arrange(int duration)
{
    delete nudging_;
    auto* group = new QParallelAnimationGroup;
    for (CardItem* item : items_)
        if (item != drag_->card())
            group->addAnimation(new CardFlight(item, restPose(item), duration));
    return group;
}

void HandItem::nudge()
{
    nudging_ = arrange(nudge_);
    nudging_->setParent(this);
    nudging_->start(QAbstractAnimation::DeleteWhenStopped);
}

void HandItem::showLooks()
{
    looks_.dimmed = mode_ == Mode::Playing ? cards() - active_ : CardSet();
    for (CardItem* item : items_) {
        looks_.showOn(*item, places_);
        item->setFocusRing(item == focused_);
        item->setVisited(item == visited());
    }
}

void HandItem::open(Mode mode, CardSet active)
{
    mode_ = mode;
    active_ = active;
    looks_.marked = {};
    focused_ = nullptr;
    showLooks();
    nudge();
    tellVisited();
}

void HandItem::openForPlay(CardSet playable) { open(Mode::Playing, playable); }

void HandItem::openForMarking(int count)
{
    toMark_ = count;
    open(Mode::Marking, cards());
}

void HandItem::mark(CardSet cards)
{
    if (mode_ != Mode::Marking || cards.size() > toMark_)
        return;
    looks_.marked = cards;
    showLooks();
    nudge();
    Q_EMIT markedChanged(looks_.marked);
}

void HandItem::close()
{
    if (mode_ != Mode::Closed)
        open(Mode::Closed, {});
}

void HandItem::press(CardItem* item)
{
    if (mode_ == Mode::Closed)
        Q_EMIT pressedWhileClosed();
    else if (mode_ == Mode::Playing)
        Q_EMIT chosen(*item->card());
    else
        toggleMark(item);
}

// If one card can be marked, a new one replaces it. If more, the player must unmark one first.
void HandItem::toggleMark(CardItem* item)
{
    const Card card = *item->card();
    if (looks_.marked.contains(card))
        looks_.marked.remove(card);
    else if (toMark_ == 1)
        looks_.marked = { card };
    else if (looks_.marked.size() < toMark_)
        looks_.marked.add(card);
    else
        return shake(card);
    showLooks();
    nudge();
    Q_EMIT markedChanged(looks_.marked);
}

void HandItem::hover(CardItem* item, bool over)
{
    hovered_ = over ? item : nullptr;
    if (mode_ != Mode::Closed)
        nudge();
}

void HandItem::focus(CardItem* item)
{
    focused_ = item;
    showLooks();
    nudge();
    if (item)
        tellVisited();
}

void HandItem::keyPressEvent(QKeyEvent* event)
{
    const bool usable = mode_ != Mode::Closed && !items_.empty();
    event->setAccepted(usable && keys_->press(*event));
}

void HandItem::focusOutEvent(QFocusEvent* event)
{
    QGraphicsObject::focusOutEvent(event);
    focus(nullptr);
}

void HandItem::shake(Card card)
{
    CardItem* shaken = item(card);
    if (!shaken || nudge_ == 0)
        return;
    nudge();
    shakeCard(*shaken);
}

} // namespace sheepshead
