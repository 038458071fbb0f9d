// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/strip_item.h"

#include <QFontMetricsF>
#include <QPainter>

namespace sheepshead {

StripItem::StripItem(QGraphicsItem* parent)
    : SpokenItem(QAccessible::StaticText, parent)
{
}

void StripItem::setPlace(const QRectF& room, int fontSize)
{
    prepareGeometryChange();
    room_ = room;
    font_.setPixelSize(fontSize);
    update();
}

void StripItem::setTexts(const QString& known, const QString& expected)
{
    known_ = known;
    expected_ = expected;
    setWords(known.isEmpty() || expected.isEmpty() ? known + expected
                                                   : tr("%1. %2").arg(known, expected));
    update();
}

void StripItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (known_.isEmpty() && expected_.isEmpty())
        return;
    QFont strong = font_;
    strong.setBold(true);
    const qreal pad = font_.pixelSize();
    const qreal room = room_.width() - 3 * pad;
    const QString expected = QFontMetricsF(strong).elidedText(expected_, Qt::ElideRight, room);
    const qreal expectedWidth = QFontMetricsF(strong).horizontalAdvance(expected);
    const QString known =
        QFontMetricsF(font_).elidedText(known_, Qt::ElideRight, room - expectedWidth);
    const qreal knownWidth = QFontMetricsF(font_).horizontalAdvance(known);
    const bool both = knownWidth > 0 && expectedWidth > 0;
    const qreal width = knownWidth + expectedWidth + (both ? 3 : 2) * pad;
    const QRectF pill(room_.center().x() - width / 2, room_.top(), width, room_.height());

    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(QColor(0, 0, 0, 88));
    painter->drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter->setFont(font_);
    painter->setPen(QColor(0xe6, 0xea, 0xf0));
    painter->drawText(pill.adjusted(pad, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, known);
    painter->setFont(strong);
    painter->setPen(Qt::white);
    painter->drawText(pill.adjusted(0, 0, -pad, 0), Qt::AlignVCenter | Qt::AlignRight, expected);
}

} // namespace sheepshead
