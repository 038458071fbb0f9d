// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/card_row.h"

#include "ui/cards/card_theme.h"
#include "ui/widgets/text_scale.h"
#include "ui/words/terms/card_words.h"

#include <QPainter>

namespace sheepshead {

CardRow::CardRow(
    CardTheme& theme, const QString& caption, CardSet cards, qreal unit, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
    , caption_(caption)
    , cards_(cards)
    , unit_(unit)
{
    QFont small = font();
    small.setPixelSize(textPixels(13 * unit_, 11));
    setFont(small);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(caption_);
    setAccessibleDescription(cardNames(cards_));
}

// Whole pixels, so that the pictures are copied and not resampled.
qreal CardRow::cardWidth() const
{
    return std::floor(isHand() ? qMax(32.0, 42 * unit_) : qMax(36.0, 50 * unit_));
}

qreal CardRow::captionHeight() const { return isHand() ? 0 : fontMetrics().height() + gap(); }

QSize CardRow::sizeHint() const
{
    const qreal cards = (cards_.size() - 1) * step() + cardWidth();
    const qreal words = isHand() ? 0 : fontMetrics().horizontalAdvance(caption_) + 2;
    return QSizeF(qMax(cards, words), captionHeight() + theme_.sizeFor(cardWidth()).height())
        .toSize();
}

void CardRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect(), Qt::AlignTop | Qt::AlignLeft, caption_);
    painter.setPen(QColor(0, 0, 0, 110));
    QRectF place(QPointF(0, captionHeight()), theme_.sizeFor(cardWidth()));
    for (const Card card : cards_) {
        painter.drawPixmap(place, theme_.face(card, place.width(), devicePixelRatioF()), QRectF());
        if (isHand()) // where one card ends and the next begins
            painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
        place.translate(step(), 0);
    }
}

} // namespace sheepshead
