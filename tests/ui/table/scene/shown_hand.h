// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/cards.h"
#include "ui/cards/card_item.h"
#include "ui/cards/card_theme.h"
#include "ui/table/layout/pile_slots.h"
#include "ui/table/scene/hand_item.h"

#include <QCoreApplication>
#include <QGraphicsScene>
#include <QGraphicsSceneMouseEvent>
#include <QKeyEvent>

Q_DECLARE_METATYPE(sheepshead::Card)

namespace sheepshead::testing {

/// A hand of six cards in an active scene of five seats, with the keyboard focus.
class ShownHand {
public:
    ShownHand()
    {
        scene_.addItem(hand_);
        QEvent activate(QEvent::WindowActivate);
        QCoreApplication::sendEvent(&scene_, &activate);
        hand_->setLayout(TableLayout({ 1280, 800 }, 5, theme_.ratio()));
        hand_->setCards(cards("AH 7H TC QS JD 9D"), {});
        scene_.setFocusItem(hand_);
    }

    HandItem& hand() { return *hand_; }
    const PileSlots& piles() const { return piles_; }

    /// Lays the hand with piles instead, as at a table of two.
    void layPiles(std::string_view inHand, std::string_view open, std::string_view covering)
    {
        piles_.settle(cards(open), cards(covering), TrumpOrder(), false);
        hand_->setLayout(layoutWithPiles());
        hand_->setPiles(&piles_);
        hand_->setCards(cards(inHand) | cards(open), {});
    }

    TableLayout layoutWithPiles() const
    {
        return TableLayout({ 1280, 800 }, 2, theme_.ratio(), { 4, true });
    }

    /// False if the key means nothing there.
    bool press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QKeyEvent event(QEvent::KeyPress, key, modifiers);
        QCoreApplication::sendEvent(&scene_, &event);
        return event.isAccepted();
    }

    /// Along the row, to this place of the scene.
    void drag(Card card, qreal x)
    {
        CardItem* const item = hand_->item(card);
        const QPointF from = item->pos();
        const auto send = [&](QEvent::Type type, QPointF at) {
            QGraphicsSceneMouseEvent event(type);
            event.setScenePos(at);
            event.setScreenPos(at.toPoint());
            event.setButtonDownScreenPos(Qt::LeftButton, from.toPoint());
            event.setPos(item->mapFromScene(at));
            event.setButton(type == QEvent::GraphicsSceneMouseMove ? Qt::NoButton : Qt::LeftButton);
            event.setButtons(Qt::LeftButton);
            scene_.sendEvent(item, &event);
        };
        send(QEvent::GraphicsSceneMousePress, from);
        send(QEvent::GraphicsSceneMouseMove, (from + QPointF(x, from.y())) / 2);
        send(QEvent::GraphicsSceneMouseMove, { x, from.y() });
        send(QEvent::GraphicsSceneMouseRelease, { x, from.y() });
    }

    /// The cards from left to right, those in piles last.
    QString order() const
    {
        QStringList names;
        for (const CardItem* item : hand_->items())
            names << QString::fromStdString(cardText(*item->card()));
        return names.join(QLatin1Char(' '));
    }

private:
    CardTheme theme_;
    PileSlots piles_;
    QGraphicsScene scene_;
    HandItem* hand_ = new HandItem(theme_); ///< the scene's
};

} // namespace sheepshead::testing
