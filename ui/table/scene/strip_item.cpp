// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/strip_item.h"

#include "ui/cards/table_colours.h"
#include "ui/words/hand/strip_words.h"

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

qreal StripItem::Line::width(qreal pad) const
{
    const bool both = knownWidth > 0 && expectedWidth > 0;
    return knownWidth + expectedWidth + (both ? 3 : 2) * pad;
}

StripItem::Line StripItem::lineOf(const QString& known, const QString& expected) const
{
    const QFontMetricsF quietly(font_);
    const QFontMetricsF strongly(strongFont());
    const qreal pad = font_.pixelSize();
    Line line { known, expected, quietly.horizontalAdvance(known),
        strongly.horizontalAdvance(expected) };
    if (line.width(pad) <= room_.width())
        return line;
    const qreal room = room_.width() - (known.isEmpty() || expected.isEmpty() ? 2 : 3) * pad;
    line.expected = strongly.elidedText(expected, Qt::ElideRight, room);
    line.expectedWidth = strongly.horizontalAdvance(line.expected);
    line.known = quietly.elidedText(known, Qt::ElideRight, room - line.expectedWidth);
    line.knownWidth = quietly.horizontalAdvance(line.known);
    return line;
}

QFont StripItem::strongFont() const
{
    QFont strong = font_;
    strong.setBold(true);
    return strong;
}

/// Two where there is room for two and not all in one: what is known ends in the second.
std::vector<StripItem::Line> StripItem::lines() const
{
    const Line one = lineOf(known_, expected_);
    const bool complete = one.known == known_ && one.expected == expected_;
    if (complete || room_.height() < 2 * QFontMetricsF(font_).ascent() + font_.pixelSize() / 2.0)
        return { one };
    QStringList parts = known_.split(stripSeparator());
    QStringList rest;
    const auto first = [&] { return lineOf(parts.join(stripSeparator()), {}); };
    while (parts.size() > 1 && first().known != parts.join(stripSeparator()))
        rest.prepend(parts.takeLast());
    return { first(), lineOf(rest.join(stripSeparator()), expected_) };
}

QString StripItem::shownText() const
{
    QStringList texts;
    for (const Line& line : lines())
        texts << line.known << line.expected;
    texts.removeAll(QString());
    return texts.join(QLatin1Char(' '));
}

void StripItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (known_.isEmpty() && expected_.isEmpty())
        return;
    const std::vector<Line> all = lines();
    const qreal pad = font_.pixelSize();
    qreal width = 0;
    for (const Line& line : all)
        width = qMax(width, line.width(pad));
    const qreal height = all.size() > 1 ? room_.height() : qMin(room_.height(), 2.2 * pad);
    const QRectF pill(room_.center().x() - width / 2, room_.bottom() - height, width, height);

    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(table_colours::wordShade);
    const qreal radius = qMin(pill.height() / 2, 1.1 * pad);
    painter->drawRoundedRect(pill, radius, radius);
    const QRectF words = all.size() > 1 ? pill.adjusted(0, 1, 0, -1) : pill;
    const qreal lineHeight = words.height() / static_cast<qreal>(all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        paintLine(*painter, all[i],
            { pill.center().x() - all[i].width(pad) / 2,
                words.top() + static_cast<qreal>(i) * lineHeight, all[i].width(pad), lineHeight });
}

void StripItem::paintLine(QPainter& painter, const Line& line, const QRectF& room) const
{
    const QRectF words = room.adjusted(font_.pixelSize(), 0, -font_.pixelSize(), 0);
    painter.setFont(font_);
    painter.setPen(table_colours::quietStripWords);
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft, line.known);
    painter.setFont(strongFont());
    painter.setPen(table_colours::stripWords);
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignRight, line.expected);
}

} // namespace sheepshead
