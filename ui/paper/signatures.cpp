// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/signatures.h"

#include <QFontMetricsF>
#include <QPainter>

namespace sheepshead {

namespace {

constexpr int signaturesInARow = 3;
constexpr double roomToSign = 26; ///< points, above each line
constexpr double gapBetween = 14; ///< points, between two lines side by side

} // namespace

int Signatures::rows() const
{
    return (static_cast<int>(captions_.size()) + signaturesInARow - 1) / signaturesInARow;
}

double Signatures::height(const PrintMeasures& measures) const
{
    return rows() * (measures.points(roomToSign) + measures.lineHeight(measures.small));
}

void Signatures::paint(QPainter& painter, const PrintMeasures& measures, const QRectF& place) const
{
    const double gap = measures.points(gapBetween);
    const double width = (place.width() - (signaturesInARow - 1) * gap) / signaturesInARow;
    const double line = measures.lineHeight(measures.small);
    const double step = measures.points(roomToSign) + line;
    painter.setFont(measures.small);
    painter.setPen(QPen(Qt::black, measures.points(0.5)));
    for (int i = 0; i < static_cast<int>(captions_.size()); ++i) {
        const int row = i / signaturesInARow;
        const double left = place.left() + (i % signaturesInARow) * (width + gap);
        const double y = place.top() + row * step + step - line;
        painter.drawLine(QPointF(left, y), QPointF(left + width, y));
        painter.drawText(QRectF(left, y, width, line), Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(measures.small, measures.device())
                .elidedText(captions_[i], Qt::ElideRight, width));
    }
}

} // namespace sheepshead
