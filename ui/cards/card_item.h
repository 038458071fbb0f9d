// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/pose.h"
#include "ui/cards/spoken_item.h"

#include "engine/cards/card.h"

#include <optional>

namespace sheepshead {

class CardTheme;

/// One card as a thing on the table: lies somewhere, can be turned over, lit or dimmed. Knows no
/// rules.
class CardItem : public SpokenItem {
    Q_OBJECT

public:
    /// Without a card it has a back on both sides.
    CardItem(CardTheme& theme, std::optional<Card> card, QGraphicsItem* parent = nullptr);

    std::optional<Card> card() const { return card_; }
    /// A back turns out to be this card.
    void setCard(Card card);

    const Pose& pose() const { return pose_; }
    void setPose(const Pose& pose);
    /// The width that the picture is drawn for; while the card grows or shrinks on its way it is
    /// stretched.
    void drawFor(qreal width);

    void setDimmed(bool dimmed);
    void setTrumpEdge(bool edge);
    bool dimmed() const { return dimmed_; }
    /// A glow around the card: the one that wins the trick.
    void setLit(bool lit);
    bool lit() const { return lit_; }
    /// A mark at the corner: the first card of a trick.
    void setLed(bool led);
    bool led() const { return led_; }
    /// Chosen among others, for burying.
    void setMarked(bool marked);
    bool marked() const { return marked_; }
    /// A star at its side: what a hint recommends.
    void setHinted(bool hinted);
    bool hinted() const { return hinted_; }
    /// A ring for the keyboard.
    void setFocusRing(bool ring);
    /// A word across the card's foot.
    void setTag(const QString& tag);

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

Q_SIGNALS:
    void hovered(bool over);
    /// The mouse pulls the card along; in the coordinates of the scene.
    void dragged(QPointF mouse);
    void dropped();

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseMoveEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent* event) override;
    void hoverEnterEvent(QGraphicsSceneHoverEvent* event) override;
    void hoverLeaveEvent(QGraphicsSceneHoverEvent* event) override;

private:
    QRectF cardRect() const;
    QRectF atOpenSide(QRectF place) const;
    void set(bool& flag, bool value);
    void drawCentred(QPainter* painter, const QPixmap& picture) const;
    void paintRing(QPainter* painter) const;
    void paintGlow(QPainter* painter) const;
    void paintLed(QPainter* painter) const;
    void paintMark(QPainter* painter) const;
    void paintStar(QPainter* painter) const;
    void paintTag(QPainter* painter) const;

    CardTheme& theme_;
    std::optional<Card> card_;
    Pose pose_;
    qreal drawnFor_ = 0;
    QString tag_;
    bool dimmed_ = false;
    bool trumpEdge_ = false;
    bool lit_ = false;
    bool led_ = false;
    bool marked_ = false;
    bool hinted_ = false;
    bool focusRing_ = false;
    bool dragging_ = false;
};

} // namespace sheepshead
