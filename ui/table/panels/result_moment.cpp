// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/result_moment.h"

#include "ui/table/panels/moment_medal.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int swingLasts = 1000; ///< ms
const QColor ribbonBlue(47, 95, 158);
const QColor ribbonDark(30, 62, 108);

} // namespace

ResultMoment::ResultMoment(Moment moment, int size, QWidget* parent)
    : QWidget(parent)
    , moment_(moment)
    , size_(size)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(momentText(moment));
    QFont bold = font();
    bold.setPixelSize(qMax(12, size));
    bold.setBold(true);
    setFont(bold);
    swing_.setDuration(swingLasts);
    swing_.setStartValue(0.0);
    swing_.setEndValue(1.0);
    connect(&swing_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    swing_.setCurrentTime(swingLasts);
}

void ResultMoment::begin(bool motion)
{
    if (motion)
        swing_.start();
}

QSize ResultMoment::sizeHint() const
{
    return { medal() + size_ + fontMetrics().horizontalAdvance(momentText(moment_)) + size_,
        medal() };
}

void ResultMoment::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF band(
        medal() / 2.0, height() / 2.0 - size_ * 0.9, width() - medal() / 2.0, size_ * 1.8);
    const qreal unrolled = std::min(1.0, 2 * passed());
    painter.setClipRect(QRectF(band.topLeft(), QSizeF(band.width() * unrolled, band.height())));
    QPainterPath ribbon; // with a notch at its end
    ribbon.moveTo(band.topLeft());
    ribbon.lineTo(band.topRight());
    ribbon.lineTo(band.right() - size_ * 0.6, band.center().y());
    ribbon.lineTo(band.bottomRight());
    ribbon.lineTo(band.bottomLeft());
    ribbon.closeSubpath();
    painter.setPen(QPen(ribbonDark, 1));
    painter.setBrush(ribbonBlue);
    painter.drawPath(ribbon);
    painter.setPen(Qt::white);
    painter.drawText(band.adjusted(medal() / 2.0 + size_ * 0.4, 0, -size_ * 0.8, 0),
        Qt::AlignVCenter | Qt::AlignLeft, momentText(moment_));
    painter.setClipping(false);
    painter.translate(medal() / 2.0, height() / 2.0);
    paintMomentMedal(painter, moment_, medal() / 2.0 - 1, passed());
}

} // namespace sheepshead
