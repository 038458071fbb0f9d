// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/card_theme.h"

#include "ui/cards/decks.h"

#include <QPainter>
#include <QPainterPath>

#include <array>

namespace sheepshead {

namespace {

constexpr qreal cornerPart = 0.068; // of the width; rounder corners cost readable indices

QPixmap blank(QSizeF size, qreal dpr)
{
    QPixmap pixmap((size * dpr).toSize());
    pixmap.setDevicePixelRatio(dpr);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

QSizeF logicalSize(const QPixmap& pixmap) { return pixmap.deviceIndependentSize(); }

void paintTrumpEdge(QPainter& painter, QSizeF size)
{
    const qreal pen = qMax(1.5, size.width() * 0.022);
    const QRectF frame = QRectF(QPointF(), size).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2);
    painter.setPen(QPen(QColor(0xd0, 0x98, 0x20), pen));
    painter.drawRoundedRect(frame, size.width() * cornerPart, size.width() * cornerPart);
}

void paintDimming(QPainter& painter, QSizeF size)
{
    painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
    painter.fillRect(QRectF(QPointF(), size), QColor(28, 34, 48, 92));
}

// Nested, ever fainter outlines: as soft as a blur at this size, and much cheaper.
void paintShadow(QPainter& painter, QRectF card, qreal reach)
{
    constexpr int steps = 8;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 11));
    for (int i = 0; i < steps; ++i) {
        const qreal grow = reach * (0.85 - 1.15 * i / steps);
        const QRectF ring = card.adjusted(-grow, -grow, grow, grow).translated(0, reach * 0.22);
        painter.drawRoundedRect(ring, reach * 0.8 + grow / 2, reach * 0.8 + grow / 2);
    }
}

} // namespace

QString elementOf(Card card)
{
    static constexpr std::array ranks { "7", "8", "9", "10", "jack", "queen", "king", "1" };
    static constexpr std::array suits { "club", "spade", "heart", "diamond" };
    return QLatin1String(ranks[static_cast<std::size_t>(card.rank())]) + QLatin1Char('_')
        + QLatin1String(suits[static_cast<std::size_t>(card.suit())]);
}

CardTheme::CardTheme() { setDeck(usualDeck()); }

void CardTheme::setDeck(const QString& deck)
{
    deck_ = deck;
    renderer_.load(QString::fromLatin1(deckNamed(deck).file));
    const QRectF back = renderer_.boundsOnElement(QStringLiteral("back"));
    if (back.width() > 0)
        ratio_ = back.height() / back.width();
    pixmaps_.clear();
}

QPixmap& CardTheme::kept(const QString& what, qreal width, qreal dpr)
{
    return pixmaps_[what + QLatin1Char('@') + QString::number(width, 'f', 2) + QLatin1Char('x')
        + QString::number(dpr, 'f', 2)];
}

QPixmap CardTheme::render(const QString& element, qreal width, qreal dpr)
{
    QPixmap pixmap = blank(sizeFor(width), dpr);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer_.render(&painter, element, QRectF(QPointF(), logicalSize(pixmap)));
    return pixmap;
}

QPixmap CardTheme::decorated(const QPixmap& plain, bool dimmed, bool trumpEdge) const
{
    QPixmap pixmap = plain;
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    if (trumpEdge)
        paintTrumpEdge(painter, logicalSize(pixmap));
    if (dimmed)
        paintDimming(painter, logicalSize(pixmap));
    return pixmap;
}

QPixmap CardTheme::face(Card card, qreal width, qreal dpr, bool dimmed, bool trumpEdge)
{
    const QString element = elementOf(card);
    QPixmap& plain = kept(element, width, dpr);
    if (plain.isNull())
        plain = render(element, width, dpr);
    if (!dimmed && !trumpEdge)
        return plain;
    QPixmap& pixmap = kept(
        element + QLatin1String(dimmed ? "-dim" : "") + QLatin1String(trumpEdge ? "-trump" : ""),
        width, dpr);
    if (pixmap.isNull())
        pixmap = decorated(plain, dimmed, trumpEdge);
    return pixmap;
}

QPixmap CardTheme::back(qreal width, qreal dpr)
{
    QPixmap& pixmap = kept(QStringLiteral("back"), width, dpr);
    if (pixmap.isNull())
        pixmap = render(QStringLiteral("back"), width, dpr);
    return pixmap;
}

QPixmap CardTheme::shadow(qreal width, qreal dpr)
{
    QPixmap& pixmap = kept(QStringLiteral("shadow"), width, dpr);
    if (!pixmap.isNull())
        return pixmap;
    const qreal margin = shadowMargin(width);
    const QRectF card(QPointF(margin, margin), sizeFor(width));
    pixmap = blank(card.size() + QSizeF(2 * margin, 2 * margin), dpr);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintShadow(painter, card, margin);
    return pixmap;
}

} // namespace sheepshead
