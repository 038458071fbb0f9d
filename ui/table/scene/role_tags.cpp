// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/role_tags.h"

#include "ui/cards/pictures.h"
#include "ui/cards/table_colours.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPainter>

namespace sheepshead {

namespace {

constexpr int leastWord = 11; // pixels

qreal widthOfTag(const RoleTag& tag, const QFont& font)
{
    const QFontMetricsF metrics(font);
    return metrics.horizontalAdvance(tag.word) + metrics.height() * 0.6;
}

/// The largest font up to this size in which the word has room; the smallest one if it has none.
QFont fontFor(const RoleTag& tag, int pixels, qreal room)
{
    QFont font;
    font.setBold(true);
    font.setPixelSize(qMax(leastWord, pixels));
    while (widthOfTag(tag, font) > room && font.pixelSize() > leastWord)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

void paintTag(QPainter& painter, const RoleTag& tag, const QFont& font, const QRectF& place)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(tag.ground);
    painter.drawRoundedRect(place, place.height() * 0.3, place.height() * 0.3);
    painter.setFont(font);
    painter.setPen(table_colours::plateInk);
    painter.drawText(place, Qt::AlignCenter, tag.word);
}

} // namespace

void paintRoleTags(
    QPainter& painter, const std::vector<RoleTag>& tags, const QRectF& room, const RoleSizes& sizes)
{
    const qreal icon = qMin(qMin(room.height(), sizes.icon), room.width() / 2.2);
    const qreal gap = icon * 0.12;
    qreal right = room.right();
    for (std::size_t left = tags.size(); left-- > 0;) {
        const RoleTag& tag = tags[left];
        const qreal others = static_cast<qreal>(left) * (icon + gap);
        const qreal free = right - room.left() - others;
        const QFont font = fontFor(tag, sizes.word, free);
        const qreal width = widthOfTag(tag, font);
        const bool asWord = width <= free;
        const QSizeF size(
            asWord ? width : icon, asWord ? QFontMetricsF(font).height() * 1.2 : icon);
        const QRectF place(
            QPointF(right - size.width(), room.center().y() - size.height() / 2), size);
        if (asWord)
            paintTag(painter, tag, font, place);
        else
            paintRoleIcon(painter, tag, place);
        right = place.left() - gap;
    }
}

void paintRoleIcon(QPainter& painter, const RoleTag& tag, const QRectF& place)
{
    const QPixmap mark = picture(
        iconFile(QLatin1String(tag.icon)), place.width(), painter.device()->devicePixelRatioF());
    painter.drawPixmap(place, mark, QRectF(mark.rect()));
}

} // namespace sheepshead
