// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/bubble_item.h"

#include "ui/cards/speeds.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPauseAnimation>
#include <QPropertyAnimation>
#include <QSequentialAnimationGroup>

namespace sheepshead {

namespace {

constexpr qreal widest = 420; // or this many letters' heights, where those are large
constexpr qreal widestHeights = 25;
constexpr QColor paper(0xff, 0xfb, 0xee);
constexpr QColor ink(0x23, 0x22, 0x2b);

qreal tailOf(const QFont& font) { return font.pixelSize() * 0.6; }

} // namespace

BubbleItem::BubbleItem(QGraphicsItem* parent)
    : SpokenItem(QAccessible::AlertMessage, parent)
    , font_(QGuiApplication::font())
    , life_(new QSequentialAnimationGroup(this))
    , staying_(life_->addPause(0))
{
    hide();
    setZValue(900);
    auto* fading = new QPropertyAnimation(this, "opacity");
    fading->setDuration(fade);
    fading->setStartValue(1.0);
    fading->setEndValue(0.0);
    life_->addAnimation(fading);
    connect(life_, &QAbstractAnimation::finished, this, &BubbleItem::hush);
}

void BubbleItem::say(
    const QString& words, QPointF tip, Tail tail, const QRectF& within, int fontSize, int stays)
{
    if (words.isEmpty())
        return hush();
    words_ = words;
    font_.setPixelSize(fontSize);
    life_->stop();
    place(tip, tail, within);
    setOpacity(1);
    show();
    staying_->setDuration(stays);
    life_->start();
    announce();
}

void BubbleItem::hush()
{
    life_->stop();
    hide();
    setWords({});
}

void BubbleItem::announce()
{
    setWords(words_);
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void BubbleItem::place(QPointF tip, Tail tail, const QRectF& within)
{
    prepareGeometryChange();
    tail_ = tail;
    const qreal room = qMin(qMax(widest, widestHeights * font_.pixelSize()), within.width() * 0.7);
    const QRectF text = QFontMetricsF(font_).boundingRect(
        QRectF(0, 0, room, 4000), Qt::TextWordWrap | Qt::AlignCenter, words_);
    const qreal pad = font_.pixelSize() * 0.62;
    body_ = QRectF(0, 0, text.width() + 2.6 * pad, text.height() + 1.5 * pad);
    const qreal away = tailOf(font_) + body_.height() / 2;
    body_.moveCenter(tip + QPointF(0, tail == Tail::Up ? away : tail == Tail::Down ? -away : 0));
    body_.moveLeft(qBound(within.left() + 4, body_.left(),
        qMax(within.left() + 4, within.right() - body_.width() - 4)));
    body_.moveTop(qBound(within.top() + 4, body_.top(), within.bottom() - body_.height() - 4));
    tip_ = tip;
    bounds_ = body_.adjusted(-8, -8, 8, 8) | QRectF(tip, QSizeF(1, 1)).adjusted(-2, -2, 2, 2);
    update();
}

void BubbleItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    QPainterPath outline;
    outline.addRoundedRect(body_, font_.pixelSize() * 0.8, font_.pixelSize() * 0.8);
    if (tail_ != Tail::None) {
        const qreal base = tailOf(font_) * 0.8;
        const qreal x = qMax(body_.left() + 2.5 * base, qMin(tip_.x(), body_.right() - 2.5 * base));
        QPainterPath tail;
        tail.addPolygon(QPolygonF {
            QPointF(x - base, body_.center().y()), tip_, QPointF(x + base, body_.center().y()) });
        outline = outline.united(tail);
    }
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(outline.translated(0, 2), QColor(0, 0, 0, 70));
    painter->fillPath(outline, paper);
    painter->setPen(ink);
    painter->setFont(font_);
    painter->drawText(body_, Qt::AlignCenter | Qt::TextWordWrap, words_);
}

} // namespace sheepshead
