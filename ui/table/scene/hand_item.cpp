// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/hand_item.h"

#include "ui/cards/card_flight.h"
#include "ui/cards/card_item.h"
#include "ui/cards/card_theme.h"
#include "ui/cards/speeds.h"
#include "ui/table/layout/pile_slots.h"
#include "ui/table/scene/hand_drag.h"
#include "ui/words/terms/card_words.h"

#include <QKeyEvent>
#include <QParallelAnimationGroup>
#include <QtMath>

#include <algorithm>

namespace sheepshead {

namespace {

bool presses(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Space || event.key() == Qt::Key_Return
        || event.key() == Qt::Key_Enter;
}

/// 1 is the first card, 0 the tenth; -1 for another key.
int cardNumber(int key)
{
    if (key == Qt::Key_0)
        return 9;
    return key >= Qt::Key_1 && key <= Qt::Key_9 ? key - Qt::Key_1 : -1;
}

} // namespace

HandItem::HandItem(CardTheme& theme, QGraphicsItem* parent)
    : QGraphicsObject(parent)
    , theme_(theme)
    , drag_(new HandDrag(*this))
{
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
    hinted_ = cards;
    showLooks();
}

void HandItem::setFresh(CardSet cards)
{
    fresh_ = cards;
    showLooks();
}

void HandItem::setTrumpEdges(bool edges)
{
    trumpEdges_ = edges;
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
    marked_.remove(card);
    fresh_.remove(card);
    if (places_.under == card)
        places_.under.reset();
    released->disconnect(this);
    drag_->forget(released);
    released->setPressable(false);
    released->setMarked(false);
    released->setHinted(false);
    released->setFocusRing(false);
    released->setDimmed(false);
    released->setTag({});
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
    for (CardItem* item : items_) {
        const Card card = *item->card();
        item->setDimmed(mode_ == Mode::Playing && !active_.contains(card));
        item->setTrumpEdge(trumpEdges_ && places_.trumps.isTrump(card));
        item->setMarked(marked_.contains(card));
        item->setHinted(hinted_.contains(card));
        item->setFocusRing(item == focused_);
        item->setTag(places_.under == card ? tr("under")
                : fresh_.contains(card)    ? tr("blind", "on a card that came from it")
                                           : QString());
        item->setVisited(item == visited());
        item->setWords(cardName(card), describe(card));
    }
}

QString HandItem::describe(Card card) const
{
    QString words = cardDescription(card, places_.trumps);
    if (places_.piles && places_.piles->covers(card))
        words = tr("%1, on a covered card").arg(words);
    if (fresh_.contains(card))
        words = tr("%1, from the blind").arg(words);
    return hinted_.contains(card) ? tr("%1, recommended").arg(words) : words;
}

void HandItem::open(Mode mode, CardSet active)
{
    mode_ = mode;
    active_ = active;
    marked_ = {};
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
    marked_ = cards;
    showLooks();
    nudge();
    Q_EMIT markedChanged(marked_);
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
    if (marked_.contains(card))
        marked_.remove(card);
    else if (toMark_ == 1)
        marked_ = { card };
    else if (marked_.size() < toMark_)
        marked_.add(card);
    else
        return shake(card);
    showLooks();
    nudge();
    Q_EMIT markedChanged(marked_);
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

void HandItem::showFirst()
{
    const Card card = active_.first();
    focus(item(card));
    Q_EMIT shownFirst(card);
}

/// From row to row where there are piles; the first of these keys shows where the focus is.
bool HandItem::moveToRow(int direction)
{
    const Card from = *(focused_ ? focused_.data() : items_.front())->card();
    const auto next = places_.inNextRow(from, direction, cards());
    if (next)
        focus(item(*next));
    else if (!focused_ && places_.inNextRow(from, -direction, cards()))
        focus(item(from));
    else
        return false;
    return true;
}

bool HandItem::moveFocus(int key)
{
    if (key == Qt::Key_Up || key == Qt::Key_Down)
        return moveToRow(key == Qt::Key_Up ? -1 : 1);
    const int count = static_cast<int>(items_.size());
    const auto found = std::ranges::find(items_, focused_.data());
    const int now = found == items_.end() ? -1 : static_cast<int>(found - items_.begin());
    int next = 0;
    if (key == Qt::Key_Left)
        next = now < 0 ? count - 1 : qMax(0, now - 1);
    else if (key == Qt::Key_Right)
        next = qMin(count - 1, now + 1);
    else if (key == Qt::Key_End)
        next = count - 1;
    else if (key != Qt::Key_Home)
        return false;
    focus(items_[static_cast<std::size_t>(next)]);
    return true;
}

/// Left and right with Ctrl carry the focused card along.
bool HandItem::moveFocusedCard(int key)
{
    if (!focused_ || liesInPile(focused_) || (key != Qt::Key_Left && key != Qt::Key_Right))
        return false;
    const std::vector<Card> row = places_.row(cards());
    const auto place = static_cast<int>(std::ranges::find(row, *focused_->card()) - row.begin());
    const int last = static_cast<int>(row.size()) - 1;
    const int to = std::clamp(place + (key == Qt::Key_Left ? -1 : 1), 0, last);
    moveCard(focused_, to);
    Q_EMIT movedByKey(*focused_->card(), to + 1, last + 1);
    return true;
}

void HandItem::keyPressEvent(QKeyEvent* event)
{
    const int number = cardNumber(event->key());
    const bool carries = event->modifiers().testFlag(Qt::ControlModifier);
    if (mode_ == Mode::Closed || items_.empty())
        event->ignore();
    else if (carries && moveFocusedCard(event->key()))
        event->accept();
    else if (moveFocus(event->key()))
        event->accept();
    else if (number >= 0 && number < static_cast<int>(items_.size()))
        press(items_[static_cast<std::size_t>(number)]);
    else if (presses(*event) && focused_)
        press(focused_);
    else if (presses(*event) && mode_ == Mode::Playing)
        showFirst();
    else
        event->ignore();
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
    auto* swing = new QVariantAnimation(shaken);
    swing->setDuration(sheepshead::shake);
    swing->setStartValue(0.0);
    swing->setEndValue(1.0);
    connect(swing, &QVariantAnimation::valueChanged, shaken, [shaken](const QVariant& t) {
        const qreal part = t.toReal();
        shaken->setTransform(QTransform::fromTranslate(
            std::sin(part * 6 * M_PI) * (1 - part) * shaken->pose().width * 0.06, 0));
    });
    swing->start(QAbstractAnimation::DeleteWhenStopped);
}

} // namespace sheepshead
