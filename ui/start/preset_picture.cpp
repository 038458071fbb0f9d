// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/preset_picture.h"

#include "engine/rules/layouts.h"

#include <QLinearGradient>
#include <QPainter>

#include <array>
#include <cmath>
#include <numbers>

namespace sheepshead {

namespace {

const QColor cloth(44, 74, 104);
const QColor clothEdge(28, 50, 72);
const QColor chair(244, 238, 224);
const QColor own(232, 180, 60);
const QColor ink(30, 34, 40);
const QColor red(186, 40, 34);

/// What makes a partner, as it is printed on a card.
QString partnerSign(Partner partner)
{
    switch (partner) {
    case Partner::CalledAce:
        return QStringLiteral("A");
    case Partner::JackOfDiamonds:
        return QStringLiteral("J♦");
    case Partner::JackOfClubs:
        return QStringLiteral("J♣");
    case Partner::JackAndAce:
        return QStringLiteral("J♦ A");
    case Partner::FirstTrick:
        return QStringLiteral("1.");
    case Partner::Neighbour:
        return QStringLiteral("←");
    case Partner::QueenOfClubsAndSeven:
        return QStringLiteral("Q♣ 7♦");
    case Partner::BlackQueens:
        return QStringLiteral("Q♣ Q♠");
    case Partner::FirstQueens:
        return QStringLiteral("Q Q");
    case Partner::QueenJackSeven:
        return QStringLiteral("Q J 7");
    case Partner::BidCall:
        return QStringLiteral("?");
    case Partner::Across:
        return QStringLiteral("↕");
    case Partner::None:
        return {};
    }
    return {};
}

QFont fontOf(qreal pixels)
{
    QFont font;
    font.setBold(true);
    font.setPixelSize(qMax(9, qRound(pixels)));
    return font;
}

void paintChairs(QPainter& painter, const Variant& variant, QSizeF size)
{
    const int seats = tableSeats(variant);
    const qreal radius = size.height() * 0.095;
    for (int i = 0; i < seats; ++i) {
        const qreal angle = std::numbers::pi * (0.5 + 2.0 * i / seats); // clockwise, you below
        const QPointF at(size.width() / 2 + size.width() * 0.40 * std::cos(angle),
            size.height() / 2 + size.height() * 0.37 * std::sin(angle));
        const bool sitsOut = variant.dealerSitsOut && i == seats - 1;
        painter.setPen(QPen(i == 0 ? own : chair, 1.6));
        painter.setBrush(sitsOut ? QBrush(Qt::NoBrush) : QBrush(i == 0 ? own : chair));
        painter.drawEllipse(at, radius, radius);
    }
}

void paintCard(QPainter& painter, const QRectF& place, const QString& sign)
{
    painter.setPen(QPen(QColor(0, 0, 0, 70), 1));
    painter.setBrush(Qt::white);
    painter.drawRoundedRect(place, 3, 3);
    painter.setPen(sign.contains(u'♦') && !sign.contains(u'♣') ? red : ink);
    painter.setFont(fontOf(place.height() * (sign.size() > 3 ? 0.34 : 0.46)));
    painter.drawText(place, Qt::AlignCenter, sign);
}

/// Face down, one over the other.
void paintBlind(QPainter& painter, QPointF corner, QSizeF card, int cards)
{
    for (int i = 0; i < cards; ++i) {
        painter.setPen(QPen(Qt::white, 1));
        painter.setBrush(red);
        painter.drawRoundedRect(QRectF(corner + QPointF(i * card.width() * 0.3, 0), card), 2, 2);
    }
}

void paintMiddle(QPainter& painter, const Variant& variant, QSizeF size)
{
    const Layout& layout = layoutOf(variant.layout);
    const QString sign = partnerSign(variant.partner);
    const QSizeF card(size.height() * 0.19, size.height() * 0.27);
    const qreal wide = sign.isEmpty() ? 0 : card.width() * (sign.size() > 3 ? 2.3 : 1.35);
    const qreal blind = layout.blind > 0 ? card.width() * (1 + 0.3 * (layout.blind - 1)) : 0;
    const qreal gap = wide > 0 && blind > 0 ? card.width() * 0.4 : 0;
    qreal left = (size.width() - wide - gap - blind) / 2;
    const qreal top = size.height() * 0.5 - card.height() * 0.75;
    paintBlind(painter, { left, top }, card, layout.blind);
    left += blind + gap;
    if (wide > 0)
        paintCard(painter, { left, top, wide, card.height() }, sign);
    painter.setPen(Qt::white);
    painter.setFont(fontOf(size.height() * 0.15));
    painter.drawText(QRectF(0, top + card.height(), size.width(), size.height() * 0.2),
        Qt::AlignCenter, QStringLiteral("%1 × %2").arg(layout.players).arg(layout.hand));
}

/// A cloth of this size, painted upon by `paint`.
template <typename Paint> QPixmap onCloth(QSize size, qreal dpr, const Paint& paint)
{
    QPixmap picture(size * dpr);
    picture.setDevicePixelRatio(dpr);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    QLinearGradient light(0, 0, 0, size.height());
    light.setColorAt(0, cloth);
    light.setColorAt(1, clothEdge);
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawRoundedRect(QRectF(QPointF(), QSizeF(size)).adjusted(1, 1, -1, -1), 10, 10);
    paint(painter);
    return picture;
}

} // namespace

QPixmap presetPicture(const Variant& variant, QSize size, qreal dpr)
{
    return onCloth(size, dpr, [&](QPainter& painter) {
        paintChairs(painter, variant, QSizeF(size));
        paintMiddle(painter, variant, QSizeF(size));
    });
}

QPixmap teachingPicture(QSize size, qreal dpr)
{
    const QSizeF card(size.height() * 0.38, size.height() * 0.55);
    return onCloth(size, dpr, [&](QPainter& painter) {
        int place = -1;
        for (const char* const sign : { "Q♣", "J♦", "7♦" }) {
            painter.save();
            painter.translate(size.width() * 0.5, size.height() * 1.3); // where the hand holds them
            painter.rotate(27 * place++);
            paintCard(painter, QRectF(QPointF(-card.width() / 2, -size.height() * 1.12), card),
                QString::fromUtf8(sign));
            painter.restore();
        }
    });
}

QPixmap scoringPicture(QSize size, qreal dpr)
{
    constexpr int columns = 4;
    constexpr std::array<std::array<int, columns>, 4> scores { { { 2, 1, -1, -2 }, { 1, 0, -2, 1 },
        { 3, -1, -3, 1 }, { 4, -2, -2, 0 } } };
    const QRectF sheet(
        size.width() * 0.18, size.height() * 0.1, size.width() * 0.64, size.height() * 0.8);
    const QSizeF cell(sheet.width() / columns, sheet.height() / scores.size());
    return onCloth(size, dpr, [&](QPainter& painter) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(chair);
        painter.drawRect(sheet);
        painter.setFont(fontOf(cell.height() * 0.62));
        for (std::size_t row = 0; row < scores.size(); ++row)
            for (std::size_t column = 0; column < columns; ++column) {
                const int score = scores.at(row).at(column);
                const QPointF corner(static_cast<qreal>(column) * cell.width(),
                    static_cast<qreal>(row) * cell.height());
                painter.setPen(score < 0 ? red : ink);
                painter.drawText(QRectF(sheet.topLeft() + corner, cell), Qt::AlignCenter,
                    QString::number(score).replace(u'-', QChar(0x2212)));
            }
    });
}

} // namespace sheepshead
