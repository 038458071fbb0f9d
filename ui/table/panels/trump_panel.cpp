// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/trump_panel.h"

#include "ui/cards/card_theme.h"
#include "ui/table/panels/overlay_colours.h"
#include "ui/words/terms/trump_words.h"

#include <QFontInfo>
#include <QGuiApplication>
#include <QPainter>

#include <cmath>

namespace sheepshead {

namespace {

constexpr int mostColumns = 8; // the queens and jacks, then the trump suit
constexpr qreal nominalTrump = 64;
constexpr qreal nominalGap = 8;
constexpr qreal trumpPadding = 18;
constexpr qreal smallest = 0.72; // of the nominal sizes
constexpr qreal faded = 0.25;

} // namespace

TrumpPanel::TrumpPanel(CardTheme& theme, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
{
    setObjectName(QStringLiteral("trumpCount"));
    hide();
}

void TrumpPanel::setCount(const TrumpCount& count)
{
    count_ = count;
    title_ = trumpOutText(count);
    legend_ = tr("Framed: your own. Faded: played or buried.");
    setAccessibleName(title_);
    setAccessibleDescription(spokenTrumpCount(count));
    updateGeometry();
    update();
}

void TrumpPanel::setRoom(qreal unit, int width)
{
    const qreal wide = qMax(1.0, unit);
    const qreal nominal = columns() * (nominalTrump + nominalGap) - nominalGap + 2 * trumpPadding;
    scale_ = qMin(qMax(smallest, unit), width / nominal);
    QFont words = QGuiApplication::font();
    words.setPixelSize(qRound(QFontInfo(words).pixelSize() * wide));
    setFont(words);
    updateGeometry();
    update();
}

int TrumpPanel::columns() const
{
    return qBound(1, static_cast<int>(count_.order.size()), mostColumns);
}

int TrumpPanel::rows() const
{
    return (static_cast<int>(count_.order.size()) + mostColumns - 1) / mostColumns;
}

// Whole pixels, so that pictures are copied and not resampled.
qreal TrumpPanel::cardWidth() const { return std::floor(nominalTrump * scale_); }
qreal TrumpPanel::gap() const { return std::floor(nominalGap * scale_); }
qreal TrumpPanel::padding() const { return trumpPadding * scale_; }

QSize TrumpPanel::sizeHint() const
{
    const qreal cards = columns() * (cardWidth() + gap()) - gap();
    const qreal title = fontMetrics().horizontalAdvance(title_) * 1.15;
    const qreal legend = fontMetrics().horizontalAdvance(legend_);
    const qreal height = rows() * (theme_.sizeFor(cardWidth()).height() + gap());
    return QSizeF(qMax(cards, qMax(title, legend)) + 2 * padding(),
        height + 2.2 * fontMetrics().height() + 2.6 * padding())
        .toSize();
}

void TrumpPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setPen(QPen(overlay::panelEdge, 1));
    painter.setBrush(overlay::panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 14, 14);
    const int text = fontMetrics().height();
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(overlay::words);
    painter.drawText(QRectF(0, padding() * 0.7, width(), text), Qt::AlignCenter, title_);
    painter.setFont(font());
    painter.drawText(
        QRectF(0, height() - padding() * 0.7 - text, width(), text), Qt::AlignCenter, legend_);
    const QSizeF size = theme_.sizeFor(cardWidth());
    const int perRow = columns();
    for (int i = 0; i < static_cast<int>(count_.order.size()); ++i) {
        const int row = i / perRow;
        const int inRow = qMin(perRow, static_cast<int>(count_.order.size()) - row * perRow);
        const qreal left = (width() - inRow * (cardWidth() + gap()) + gap()) / 2;
        paintCard(painter, count_.order[static_cast<std::size_t>(i)],
            QRectF(QPointF(std::floor(left) + i % perRow * (cardWidth() + gap()),
                       std::floor(padding() * 1.5 + text) + row * (size.height() + gap())),
                size));
    }
}

void TrumpPanel::paintCard(QPainter& painter, Card card, const QRectF& place)
{
    const bool gone = count_.played.contains(card) || count_.buried.contains(card);
    const QPixmap picture = theme_.face(card, cardWidth(), devicePixelRatioF());
    painter.setOpacity(gone ? faded : 1);
    painter.drawPixmap(place, picture, QRectF(picture.rect()));
    painter.setOpacity(1);
    if (!count_.own.contains(card))
        return;
    painter.setPen(QPen(overlay::gold, 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(place.adjusted(-1, -1, 1, 1), 5, 5);
}

void TrumpPanel::mousePressEvent(QMouseEvent*) { Q_EMIT closed(); }

} // namespace sheepshead
