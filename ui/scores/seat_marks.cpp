// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/seat_marks.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

struct SeatMarkWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::SeatMarks)
};

void paintDisc(QPainter& painter, const QRectF& where, const QColor& colour, bool filled)
{
    const double line = where.width() / 6;
    painter.setPen(QPen(colour, line));
    painter.setBrush(filled ? QBrush(colour) : Qt::NoBrush);
    painter.drawEllipse(where.adjusted(line / 2, line / 2, -line / 2, -line / 2));
}

/// A little larger than the discs, so that the letter can be read.
void paintLetter(QPainter& painter, const QRectF& where, const QColor& colour)
{
    const QString letter =
        SeatMarkWords::tr("D", "one letter on the score sheet: this player dealt");
    QFont font = painter.font();
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(where.adjusted(-where.width(), -where.height(), 0, where.height()),
        Qt::AlignRight | Qt::AlignVCenter, letter);
}

} // namespace

void paintSeatMark(QPainter& painter, SeatMark mark, const QRectF& where, const QColor& colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (mark == SeatMark::Dealer)
        paintLetter(painter, where, colour);
    else
        paintDisc(painter, where, colour, mark == SeatMark::Picker);
    painter.restore();
}

} // namespace sheepshead
