// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/cost_delegate.h"

#include "ui/review/review_model.h"

#include <QPainter>

namespace sheepshead {

namespace {

constexpr int barMargin = 4;

/// Readable with or without colours: an exclamation mark in a circle.
void paintMark(QPainter& painter, const QRect& place)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(CostDelegate::costliestBar);
    painter.drawEllipse(place);
    painter.setPen(Qt::white);
    QFont bold = painter.font();
    bold.setBold(true);
    bold.setPixelSize(qMax(9, place.height() - 4));
    painter.setFont(bold);
    painter.drawText(place, Qt::AlignCenter, QStringLiteral("!"));
}

} // namespace

void CostDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRect room = option.rect.adjusted(barMargin, 0, -barMargin, 0);
    const int mark = qMin(16, room.height() - 4);
    if (index.data(ReviewModel::GaveAwayRole).toBool())
        paintMark(*painter, { room.right() - mark, room.center().y() - mark / 2, mark, mark });
    room.setRight(room.right() - mark - barMargin);
    room.setLeft(room.left() + option.fontMetrics.horizontalAdvance(QStringLiteral("0.00")) + 6);
    const double share = index.data(ReviewModel::ShareRole).toDouble();
    if (share > 0 && room.width() > 0) {
        const bool isCostliest = index.data(ReviewModel::CostliestRole).toBool();
        painter->setPen(Qt::NoPen);
        painter->setBrush(isCostliest ? costliestBar : usualBar);
        const int width = qMax(2, qRound(share * room.width()));
        painter->drawRoundedRect(QRectF(room.left(), room.center().y() - 3, width, 7), 2, 2);
    }
    painter->restore();
}

QSize CostDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize usual = QStyledItemDelegate::sizeHint(option, index);
    return { option.fontMetrics.horizontalAdvance(QStringLiteral("0.00")) + 56, usual.height() };
}

} // namespace sheepshead
