// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/card_theme.h"

#include "ui/cards/deck_files.h"
#include "ui/cards/table_colours.h"

#include <QPainter>
#include <QSvgRenderer>

#include <cmath>

namespace sheepshead {

namespace {

constexpr int usualWidth = 240;     // pixels of a card
constexpr qreal cornerPart = 0.068; // of the width; rounder corners cost readable indices

QPixmap blank(QSizeF size, qreal dpr)
{
    QPixmap pixmap((size * dpr).toSize());
    pixmap.setDevicePixelRatio(dpr);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

QPixmap atDpr(const QImage& image, qreal dpr)
{
    QPixmap pixmap = QPixmap::fromImage(image);
    pixmap.setDevicePixelRatio(dpr);
    return pixmap;
}

/// Read once: no deck and no size changes them.
QSvgRenderer& ownBackPictures()
{
    static auto* const pictures = new QSvgRenderer(ownBacksFile());
    return *pictures;
}

QString faceKey(Card card, bool dimmed, bool trumpEdge)
{
    return QString::number(card.index()) + QLatin1String(dimmed ? "-dim" : "")
        + QLatin1String(trumpEdge ? "-trump" : "");
}

QSizeF logicalSize(const QPixmap& pixmap) { return pixmap.deviceIndependentSize(); }

void paintTrumpEdge(QPainter& painter, QSizeF size)
{
    const qreal pen = qMax(1.5, size.width() * 0.022);
    const QRectF frame = QRectF(QPointF(), size).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2);
    painter.setPen(QPen(table_colours::trumpEdge, pen));
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

CardTheme::CardTheme() { setDeck({}); }

void CardTheme::setDeck(const CardLook& look)
{
    pixmaps_.clear();
    look_ = look;
    ours_ = deckArt(ownDecks().front());
    const DeckReading reading = deckNamed(look.deck);
    asked_ = reading.deck ? deckArt(*reading.deck) : nullptr;
    if (asked_)
        DeckArt::prepare(asked_, usualWidth);
    const bool ready = asked_ && asked_->isReady();
    problem_ = !asked_ ? reading.problem : ready ? asked_->problem() : QString();
    faces_ = ready && problem_.isEmpty() ? asked_ : ours_;
}

bool CardTheme::takeArrived()
{
    if (!asked_ || asked_->deck().ours)
        return false;
    setDeck(look_);
    return true;
}

QPixmap& CardTheme::kept(const QString& what, qreal width, qreal dpr)
{
    return pixmaps_[what + QLatin1Char('@') + QString::number(width, 'f', 2) + QLatin1Char('x')
        + QString::number(dpr, 'f', 2)];
}

QSize CardTheme::pixelsFor(qreal width, qreal dpr) const { return (sizeFor(width) * dpr).toSize(); }

QPixmap CardTheme::plainFace(Card card, qreal width, qreal dpr)
{
    const QSize pixels = pixelsFor(width, dpr);
    DeckArt::prepare(faces_, pixels.width());
    DeckArt& art = faces_->missing().contains(card) ? *ours_ : *faces_;
    return atDpr(art.face(card, pixels), dpr);
}

QPixmap CardTheme::plainBack(qreal width, qreal dpr)
{
    const QSize pixels = pixelsFor(width, dpr);
    if (isOwnBack(look_.back)) {
        QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        ownBackPictures().render(&painter, look_.back, QRectF(QPointF(), QSizeF(pixels)));
        painter.end();
        return atDpr(image, dpr);
    }
    DeckArt& art = faces_->hasBack() ? *faces_ : *ours_;
    return atDpr(art.back(pixels), dpr);
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
    QPixmap& plain = kept(faceKey(card, false, false), width, dpr);
    if (plain.isNull())
        plain = plainFace(card, width, dpr);
    if (!dimmed && !trumpEdge)
        return plain;
    QPixmap& pixmap = kept(faceKey(card, dimmed, trumpEdge), width, dpr);
    if (pixmap.isNull())
        pixmap = decorated(plain, dimmed, trumpEdge);
    return pixmap;
}

QPixmap CardTheme::back(qreal width, qreal dpr)
{
    QPixmap& pixmap = kept(QStringLiteral("back"), width, dpr);
    if (pixmap.isNull())
        pixmap = plainBack(width, dpr);
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

QPixmap CardTheme::onShadow(const QPixmap& card, qreal width) const
{
    const qreal dpr = card.devicePixelRatio();
    const qreal margin = std::ceil(shadowMargin(width) * dpr) / dpr;
    QPixmap pixmap = blank(logicalSize(card) + QSizeF(2 * margin, 2 * margin), dpr);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF corner(margin, margin);
    paintShadow(painter, { corner, logicalSize(card) }, shadowMargin(width));
    painter.drawPixmap(corner, card);
    return pixmap;
}

QPixmap CardTheme::faceOnShadow(Card card, qreal width, qreal dpr, bool dimmed, bool trumpEdge)
{
    QPixmap& pixmap = kept(faceKey(card, dimmed, trumpEdge) + QLatin1String("-shadow"), width, dpr);
    if (pixmap.isNull())
        pixmap = onShadow(face(card, width, dpr, dimmed, trumpEdge), width);
    return pixmap;
}

QPixmap CardTheme::backOnShadow(qreal width, qreal dpr)
{
    QPixmap& pixmap = kept(QStringLiteral("back-shadow"), width, dpr);
    if (pixmap.isNull())
        pixmap = onShadow(back(width, dpr), width);
    return pixmap;
}

} // namespace sheepshead
