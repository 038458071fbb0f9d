// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/layout/hand_places.h"
#include "ui/table/scene/hand_looks.h"

#include "engine/cards/card_set.h"
#include "engine/rules/trumps.h"

#include <QGraphicsObject>
#include <QPointer>

#include <optional>
#include <vector>

class QAbstractAnimation;

namespace sheepshead {

class CardItem;
class CardTheme;
class HandDrag;
class HandKeys;

/// The viewer's own cards, at a two-handed table those in the piles too: sorted, raised where they
/// may be played, marked where some are to be chosen, and all of it by mouse or by keyboard. Its
/// owner says what may be played.
class HandItem : public QGraphicsObject {
    Q_OBJECT

public:
    enum class Mode { Closed, Playing, Marking };

    explicit HandItem(CardTheme& theme, QGraphicsItem* parent = nullptr);

    void setLayout(const TableLayout& layout);
    void setTrumps(const TrumpOrder& trumps);
    const TrumpOrder& trumps() const { return places_.trumps; }
    void setTrumpEdges(bool edges);
    /// Puts away what the person moved by hand.
    void setOrder(HandOrder order);
    /// Which of the cards lie in piles; looked at, not kept.
    void setPiles(const PileSlots* piles) { places_.piles = piles; }

    /// The hand as it is, at once.
    void setCards(CardSet cards, std::optional<Card> under);
    /// One more card; it lies where `from` says until arrange() moves it.
    CardItem* add(Card card, const Pose& from);
    /// Takes a card out of the hand. The caller owns it from now on; null when it is not here.
    CardItem* release(Card card);
    CardSet cards() const;
    /// From left to right, then the piles row by row.
    const std::vector<CardItem*>& items() const { return items_; }
    CardItem* item(Card card) const;

    /// Where a card of the hand belongs just now.
    Pose restPose(const CardItem* item) const;
    /// Moves every card to its place. The caller runs and deletes it.
    QAbstractAnimation* arrange(int duration);
    /// How long a card takes to rise or sink; zero with motion off.
    void setNudge(int duration) { nudge_ = duration; }

    void openForPlay(CardSet playable);
    void openForMarking(int count);
    /// Marks these cards, unless they are more than may be marked; for a question that is asked
    /// again.
    void mark(CardSet cards);
    void close();
    Mode mode() const { return mode_; }
    CardSet marked() const { return looks_.marked; }
    CardItem* focused() const;
    /// Where a screen reader stands: the focused card, else, when cards are to be chosen, the first
    /// of those that can be.
    CardItem* visited() const;

    /// A click on a card, or the key for one: chooses or marks it, if the hand is open.
    void press(CardItem* item);
    /// Gives a card the focus ring; null takes it away.
    void focus(CardItem* item);

    /// Cards that came from the blind, marked with a word.
    void setFresh(CardSet cards);
    /// What a hint recommends, softly marked.
    void setHinted(CardSet cards);

    /// Puts a card elsewhere in the row; the other cards move there at once or on their way.
    void moveCard(CardItem* card, int place);
    bool liesInPile(const CardItem* card) const;
    /// Moves every card to its place, as it is done after a drag.
    void settleCards() { nudge(); }

    /// A refused card says no.
    void shake(Card card);

    QRectF boundingRect() const override { return {}; }
    void paint(QPainter*, const QStyleOptionGraphicsItem*, QWidget*) override { }

Q_SIGNALS:
    /// A card was clicked, or chosen by key, while the hand is open for play.
    void chosen(sheepshead::Card card);
    void markedChanged(sheepshead::CardSet marked);
    /// The first of the keys that play only showed the card which the next one plays.
    void shownFirst(sheepshead::Card card);
    /// A click on a card while nothing can be done with it.
    void pressedWhileClosed();
    /// A key moved the card to place `place` (from 1) of the `count` in its row.
    void movedByKey(sheepshead::Card card, int place, int count);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void adopt(CardItem* item);
    void toggleMark(CardItem* item);
    void hover(CardItem* item, bool over);
    void tellVisited() const;
    void open(Mode mode, CardSet active);
    void sort();
    void stack();
    void showLooks();
    void nudge();
    bool raised(const CardItem* item) const;

    CardTheme& theme_;
    HandPlaces places_;
    HandDrag* drag_;
    HandKeys* keys_;
    std::vector<CardItem*> items_;
    Mode mode_ = Mode::Closed;
    CardSet active_; ///< may be played or marked
    HandLooks looks_;
    int toMark_ = 0;
    QPointer<CardItem> focused_;
    QPointer<CardItem> hovered_;
    QPointer<QAbstractAnimation> nudging_;
    int nudge_ = 0;
};

} // namespace sheepshead
