// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/card_item.h"

#include "ui/cards/card_theme.h"
#include "ui/cards/table_colours.h"

#include <QApplication>
#include <QGraphicsSceneMouseEvent>
#include <QPaintDevice>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <QtMath>

#include <utility>

namespace sheepshead {

namespace {

// Half over, a card is seen edge-on.
qreal squeezeOf(qreal flip) { return std::abs(std::cos(M_PI * flip)); }

/// Draws a picture that is turned or stretched and ends in nothing on every side: its edges need no
/// smoothing. Qt has other threads draw half of what is higher than a band, and waits longer for
/// them than the drawing takes.
void drawInBands(QPainter& painter, const QRectF& place, const QPixmap& picture)
{
    constexpr int rows = 90;
    const qreal height = rows / painter.device()->devicePixelRatioF();
    const QTransform turned = painter.worldTransform();
    QRectF band = turned.mapRect(place).toAlignedRect();
    const qreal bottom = band.bottom();
    band.setTop(qMax(0.0, band.top()));
    const bool wholeRows = height == std::floor(height); // else two bands could share one
    band.setHeight(wholeRows ? height : bottom - band.top());
    for (; band.top() < bottom; band.moveTop(band.bottom())) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.resetTransform();
        painter.setClipRect(band, Qt::IntersectClip);
        painter.setWorldTransform(turned);
        painter.drawPixmap(place, picture, QRectF(picture.rect()));
        painter.restore();
    }
}

} // namespace

CardItem::CardItem(CardTheme& theme, std::optional<Card> card, QGraphicsItem* parent)
    : SpokenItem(QAccessible::Graphic, parent)
    , theme_(theme)
    , card_(card)
{
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::LeftButton);
}

void CardItem::setCard(Card card)
{
    card_ = card;
    update();
}

void CardItem::setPose(const Pose& pose)
{
    if (pose == pose_)
        return;
    if (pose.width != pose_.width)
        prepareGeometryChange();
    else if (pose.flip != pose_.flip)
        update();
    pose_ = pose;
    setPos(pose.centre);
    setRotation(pose.rotation);
    if (drawnFor_ <= 0)
        drawnFor_ = pose.width;
}

void CardItem::drawFor(qreal width)
{
    drawnFor_ = width;
    update();
}

void CardItem::set(bool& flag, bool value)
{
    if (flag == value)
        return;
    flag = value;
    update();
}

void CardItem::setDimmed(bool dimmed) { set(dimmed_, dimmed); }
void CardItem::setTrumpEdge(bool edge) { set(trumpEdge_, edge); }
void CardItem::setLit(bool lit) { set(lit_, lit); }
void CardItem::setLed(bool led) { set(led_, led); }
void CardItem::setMarked(bool marked) { set(marked_, marked); }
void CardItem::setHinted(bool hinted) { set(hinted_, hinted); }
void CardItem::setFocusRing(bool ring) { set(focusRing_, ring); }

void CardItem::setTag(const QString& tag)
{
    tag_ = tag;
    update();
}

QRectF CardItem::cardRect() const
{
    const QSizeF size = theme_.sizeFor(pose_.width);
    return { QPointF(-size.width() / 2, -size.height() / 2), size };
}

/// Marks lie where no other card covers them: at the left, with some decks at the right.
QRectF CardItem::atOpenSide(QRectF place) const
{
    if (theme_.hasRanksAtRight())
        place.moveLeft(-place.right()); // the card lies around its origin
    return place;
}

QRectF CardItem::boundingRect() const
{
    const qreal margin = CardTheme::shadowMargin(pose_.width) + 1;
    return cardRect().adjusted(-margin, -margin, margin, margin);
}

QPainterPath CardItem::shape() const
{
    QPainterPath path;
    path.addRect(cardRect());
    return path;
}

void CardItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const qreal dpr = painter->device()->devicePixelRatioF();
    painter->setRenderHints(QPainter::SmoothPixmapTransform | QPainter::Antialiasing);
    if (const qreal squeeze = squeezeOf(pose_.flip); squeeze < 1)
        painter->scale(qMax(squeeze, 0.02), 1);
    const bool faceUp = card_ && pose_.flip > 0.5;
    if (lit_) {
        drawCentred(painter, theme_.shadow(drawnFor_, dpr));
        paintGlow(painter);
        drawCentred(painter,
            faceUp ? theme_.face(*card_, drawnFor_, dpr, dimmed_, trumpEdge_)
                   : theme_.back(drawnFor_, dpr));
    } else {
        drawCentred(painter,
            faceUp ? theme_.faceOnShadow(*card_, drawnFor_, dpr, dimmed_, trumpEdge_)
                   : theme_.backOnShadow(drawnFor_, dpr));
    }
    if (led_)
        paintLed(painter);
    if (marked_)
        paintMark(painter);
    if (hinted_)
        paintStar(painter);
    if (!tag_.isEmpty())
        paintTag(painter);
    if (focusRing_)
        paintRing(painter);
}

// A picture at its own size is copied pixel by pixel, which is quick and sharp. It is scaled only
// while the card moves.
void CardItem::drawCentred(QPainter* painter, const QPixmap& picture) const
{
    const QSizeF size = picture.deviceIndependentSize() * (pose_.width / drawnFor_);
    const QRectF place(QPointF(-size.width() / 2, -size.height() / 2), size);
    const bool still =
        pose_.width == drawnFor_ && painter->worldTransform().type() <= QTransform::TxTranslate;
    if (still || lit_)
        painter->drawPixmap(place, picture, QRectF(picture.rect()));
    else
        drawInBands(*painter, place, picture);
}

void CardItem::paintRing(QPainter* painter) const
{
    const QRectF rect = cardRect();
    painter->setPen(QPen(table_colours::cardFocus, qMax(2.0, rect.width() * 0.03)));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(rect, rect.width() * 0.07, rect.width() * 0.07);
}

void CardItem::paintGlow(QPainter* painter) const
{
    const QRectF rect = cardRect();
    const qreal reach = CardTheme::shadowMargin(pose_.width) * 0.85;
    painter->setBrush(Qt::NoBrush);
    for (const qreal part : { 1.0, 0.7, 0.4 }) {
        QColor colour = table_colours::cardGlow;
        colour.setAlphaF(static_cast<float>(1.05 - 0.75 * part));
        painter->setPen(QPen(colour, reach * part * 2));
        painter->drawRoundedRect(rect, rect.width() * 0.06, rect.width() * 0.06);
    }
}

// The corner turned down, beside the index, where no other card of the trick lies.
void CardItem::paintLed(QPainter* painter) const
{
    const QRectF rect = cardRect();
    const qreal side = rect.width() * 0.16;
    const QPointF right = rect.topLeft() + QPointF(side, 0);
    const QPointF below = rect.topLeft() + QPointF(0, side);
    QPainterPath card;
    card.addRoundedRect(rect, rect.width() * 0.07, rect.width() * 0.07);
    QPainterPath corner(rect.topLeft());
    corner.lineTo(right);
    corner.lineTo(below);
    painter->fillPath(card.intersected(corner), table_colours::cardMark);
    painter->setPen(QPen(Qt::white, qMax(1.0, rect.width() * 0.015)));
    painter->drawLine(right, below);
}

// A tick in a disc: the mark must not rest on colour alone.
void CardItem::paintMark(QPainter* painter) const
{
    const QRectF rect = cardRect();
    const qreal radius = rect.width() * 0.17;
    const QPointF centre(rect.center().x(), rect.top() + radius * 1.5);
    painter->setPen(QPen(Qt::white, radius * 0.14));
    painter->setBrush(table_colours::cardMark);
    painter->drawEllipse(centre, radius, radius);
    painter->setPen(QPen(Qt::white, radius * 0.26, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF tick[] { centre + QPointF(-0.45, 0.02) * radius,
        centre + QPointF(-0.12, 0.38) * radius, centre + QPointF(0.48, -0.36) * radius };
    painter->drawPolyline(tick, 3);
}

// At the side, below the index.
void CardItem::paintStar(QPainter* painter) const
{
    const QRectF rect = cardRect();
    const qreal radius = rect.width() * 0.115;
    const QPointF left(rect.left() + radius * 1.25, rect.top() + rect.height() * 0.44);
    const QPointF reach(radius, radius);
    const QPointF centre = atOpenSide(QRectF(left - reach, left + reach)).center();
    painter->setPen(QPen(Qt::white, radius * 0.18));
    painter->setBrush(table_colours::cardStar);
    painter->drawEllipse(centre, radius, radius);
    QPolygonF star;
    for (int i = 0; i < 10; ++i) {
        const qreal angle = M_PI * (i / 5.0 - 0.5);
        const qreal ray = radius * (i % 2 == 0 ? 0.75 : 0.32);
        star << centre + QPointF(std::cos(angle), std::sin(angle)) * ray;
    }
    painter->setPen(Qt::NoPen);
    painter->setBrush(Qt::white);
    painter->drawPolygon(star);
}

// A small label in the lower corner, so that the face stays free.
void CardItem::paintTag(QPainter* painter) const
{
    const QRectF rect = cardRect();
    QFont font = painter->font();
    font.setPixelSize(qMax(11, qRound(rect.width() * 0.12)));
    const QFontMetricsF metrics(font);
    const qreal edge = rect.width() * 0.05;
    const QSizeF size(
        metrics.horizontalAdvance(tag_) + metrics.height() * 0.9, metrics.height() * 1.15);
    const QRectF label =
        atOpenSide(QRectF(QPointF(rect.left() + edge, rect.bottom() - edge - size.height()), size));
    painter->setPen(Qt::NoPen);
    painter->setBrush(table_colours::cardTag);
    painter->drawRoundedRect(label, size.height() / 2, size.height() / 2);
    painter->setFont(font);
    painter->setPen(Qt::white);
    painter->drawText(label, Qt::AlignCenter, tag_);
}

// A click on a card that cannot be played counts as a click on the table.
void CardItem::mousePressEvent(QGraphicsSceneMouseEvent* event)
{
    dragging_ = false;
    event->setAccepted(pressable());
}

void CardItem::mouseMoveEvent(QGraphicsSceneMouseEvent* event)
{
    const QPoint way = event->screenPos() - event->buttonDownScreenPos(Qt::LeftButton);
    if (std::abs(way.x()) >= 2 * QApplication::startDragDistance())
        dragging_ = true;
    if (dragging_)
        Q_EMIT dragged(event->scenePos());
}

void CardItem::mouseReleaseEvent(QGraphicsSceneMouseEvent* event)
{
    if (std::exchange(dragging_, false))
        Q_EMIT dropped();
    else if (cardRect().contains(event->pos()))
        Q_EMIT pressed();
}

void CardItem::hoverEnterEvent(QGraphicsSceneHoverEvent*) { Q_EMIT hovered(true); }
void CardItem::hoverLeaveEvent(QGraphicsSceneHoverEvent*) { Q_EMIT hovered(false); }

} // namespace sheepshead
