// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/bubble_item.h"

#include "ui/cards/speeds.h"
#include "ui/cards/table_colours.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPauseAnimation>
#include <QPropertyAnimation>
#include <QSequentialAnimationGroup>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr qreal widest = 420; // or this many letters' heights, where those are large
constexpr qreal widestHeights = 25;
constexpr int smallestBubbleType = 11;

qreal tailOf(const QFont& font) { return font.pixelSize() * 0.6; }

/// The words with the paper around them.
QRectF textRoom(const QString& words, const QFont& font, const BubbleItem::Place& at)
{
    const qreal pad = font.pixelSize() * 0.62;
    const qreal usual =
        qMin(qMax(widest, widestHeights * font.pixelSize()), at.within.width() * 0.7);
    const qreal room = at.widest > 0 ? qMin(at.widest, at.within.width() - 2.6 * pad - 8) : usual;
    const QRectF text = QFontMetricsF(font).boundingRect(
        QRectF(0, 0, room, 4000), Qt::TextWordWrap | Qt::AlignCenter, words);
    return { 0, 0, text.width() + 2.6 * pad, text.height() + 1.5 * pad };
}

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

void BubbleItem::say(const QString& words, const Place& at, int fontSize, int stays)
{
    if (words.isEmpty())
        return hush();
    words_ = words;
    life_->stop();
    font_.setPixelSize(fontSize);
    while (font_.pixelSize() > smallestBubbleType
        && textRoom(words_, font_, at).height() > at.within.height())
        font_.setPixelSize(font_.pixelSize() - 1);
    place(at);
    setOpacity(1);
    show();
    setWords(words_);
    said_.start();
    if (stays == untilHushed)
        return;
    staying_->setDuration(stays);
    life_->start();
}

void BubbleItem::fadeAway()
{
    if (!isVisible() || life_->state() == QAbstractAnimation::Running)
        return;
    staying_->setDuration(std::max(0, wordsStay - static_cast<int>(said_.elapsed())));
    life_->start();
}

void BubbleItem::hush()
{
    life_->stop();
    hide();
    setWords({});
}

bool BubbleItem::hasRoom(const QString& words, const Place& at, int fontSize)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(fontSize);
    const QRectF body = textRoom(words, font, at);
    return body.height() <= at.within.height() && body.width() <= at.within.width();
}

void BubbleItem::place(const Place& at)
{
    prepareGeometryChange();
    const auto& [tip, tail, within, wordsWidth] = at;
    tail_ = tail;
    body_ = textRoom(words_, font_, at);
    const qreal away = tailOf(font_) + body_.height() / 2;
    body_.moveCenter(tip + QPointF(0, tail == Tail::Up ? away : tail == Tail::Down ? -away : 0));
    const qreal side = qMin(4.0, (within.width() - body_.width()) / 2);
    body_.moveLeft(qBound(within.left() + side, body_.left(),
        qMax(within.left() + side, within.right() - body_.width() - side)));
    body_.moveTop(
        qBound(within.top(), body_.top(), qMax(within.top(), within.bottom() - body_.height())));
    if (tail == Tail::None && body_.height() > within.height())
        body_.moveBottom(within.bottom()); // rather over the felt above it than over the strip
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
    painter->fillPath(outline, table_colours::bubble);
    painter->setPen(table_colours::bubbleInk);
    painter->setFont(font_);
    painter->drawText(body_, Qt::AlignCenter | Qt::TextWordWrap, words_);
}

} // namespace sheepshead
