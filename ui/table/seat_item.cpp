// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/seat_item.h"

#include "ui/table/card_theme.h"
#include "ui/table/pictures.h"

#include <QPaintDevice>
#include <QPainter>
#include <QPainterPath>

namespace sheepshead {

namespace {

constexpr QColor plateColour(0xfb, 0xf6, 0xe9);
constexpr QColor plateInk(0x23, 0x22, 0x2b);
constexpr QColor quietInk(0x55, 0x50, 0x48);
constexpr QColor ringColour(0xff, 0xd2, 0x5e);

QFont fontOf(int pixels, bool bold)
{
    QFont font;
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

QString signedNumber(int number)
{
    if (number < 0)
        return QChar(0x2212) + QString::number(-number);
    return (number > 0 ? QStringLiteral("+") : QString()) + QString::number(number);
}

void paintSmallBack(
    QPainter* painter, const QPixmap& back, QPointF centre, qreal width, qreal height, qreal turn)
{
    painter->save();
    painter->translate(centre);
    painter->rotate(turn);
    painter->drawPixmap(QRectF(-width / 2, -height / 2, width, height), back, QRectF(back.rect()));
    painter->restore();
}

} // namespace

SeatItem::SeatItem(CardTheme& theme, const SeatInfo& info, QGraphicsItem* parent)
    : SpokenItem(QAccessible::Grouping, parent)
    , theme_(theme)
    , info_(info)
{
    speak();
}

void SeatItem::setPlace(const SeatPlace& place, const TableLayout& layout)
{
    prepareGeometryChange();
    place_ = place;
    unit_ = layout.unit();
    small_ = layout.smallCardWidth();
    nameSize_ = layout.fontSize(16);
    scoreSize_ = layout.fontSize(15);
    const qreal ring = 10;
    bounds_ = place.block().adjusted(-ring, -ring, ring, ring);
    update();
}

void SeatItem::setState(const SeatState& state)
{
    if (state == state_)
        return;
    state_ = state;
    speak();
    update();
}

void SeatItem::speak()
{
    QStringList parts;
    if (state_.dealer)
        parts << tr("dealer");
    if (state_.picker)
        parts << tr("picker");
    if (state_.partner)
        parts << tr("partner");
    if (state_.cracked)
        parts << tr("cracked");
    if (state_.sitsOut)
        parts << tr("sits out");
    if (state_.total)
        parts << tr("score %1").arg(signedNumber(*state_.total));
    if (state_.cards > 0)
        parts << tr("%n card(s)", nullptr, state_.cards);
    if (state_.tricks > 0)
        parts << tr("%n trick(s)", nullptr, state_.tricks);
    if (state_.acting)
        parts << tr("to act");
    setWords(info_.name, parts.join(QStringLiteral(", ")));
}

void SeatItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (state_.cards > 0 && !place_.fan.isEmpty())
        paintFan(painter);
    if (state_.tricks > 0)
        paintPile(painter);
    paintPlate(painter);
}

// The fan peeks out from under the plate.
void SeatItem::paintFan(QPainter* painter) const
{
    const QPixmap back = theme_.back(small_, painter->device()->devicePixelRatioF());
    const qreal height = small_ * theme_.ratio();
    const qreal step =
        qMin(small_ * 0.62, (place_.fan.width() - small_) / qMax(1, state_.cards - 1));
    const qreal first = place_.fan.center().x() - step * (state_.cards - 1) / 2.0;
    for (int i = 0; i < state_.cards; ++i) {
        const qreal off = i - (state_.cards - 1) / 2.0;
        const QPointF centre(
            first + step * i, place_.fan.bottom() - height / 2 - std::abs(off) * height * 0.02);
        paintSmallBack(painter, back, centre, small_, height, -off * 3);
    }
}

void SeatItem::paintPile(QPainter* painter) const
{
    const qreal width = small_ * 0.72;
    const qreal height = width * theme_.ratio();
    const QPixmap back = theme_.back(width, painter->device()->devicePixelRatioF());
    const QPointF centre(place_.pile.left() + place_.pile.width() * 0.36, place_.pile.center().y());
    paintSmallBack(painter, back, centre, width, height, -68);
    paintSmallBack(painter, back, centre, width, height, 14);
    const QRectF words(centre.x() + width * 0.8, place_.pile.top(),
        place_.pile.right() - centre.x(), place_.pile.height());
    painter->setFont(fontOf(scoreSize_, true));
    painter->setPen(Qt::white);
    painter->drawText(words, Qt::AlignVCenter | Qt::AlignLeft, QString::number(state_.tricks));
}

void SeatItem::paintPlate(QPainter* painter) const
{
    const QRectF& plate = place_.plate;
    const qreal radius = plate.height() * 0.26;
    if (state_.sitsOut)
        painter->setOpacity(painter->opacity() * 0.6);
    painter->setPen(Qt::NoPen);
    painter->setBrush(QColor(0, 0, 0, 60));
    painter->drawRoundedRect(plate.translated(0, 2), radius, radius);
    if (state_.acting)
        for (const qreal reach : { 8.0, 5.0, 2.5 }) {
            QColor colour = ringColour;
            colour.setAlphaF(static_cast<float>(1 - reach / 9.5));
            painter->setBrush(colour);
            painter->drawRoundedRect(
                plate.adjusted(-reach, -reach, reach, reach), radius + reach, radius + reach);
        }
    painter->setBrush(plateColour);
    painter->drawRoundedRect(plate, radius, radius);

    const qreal pad = plate.height() * 0.09;
    const qreal face = plate.height() - 2 * pad;
    const QPixmap portrait =
        picture(portraitFile(info_.portrait), face, painter->device()->devicePixelRatioF());
    painter->drawPixmap(QRectF(plate.left() + pad, plate.top() + pad, face, face), portrait,
        QRectF(portrait.rect()));
    paintWords(painter, plate.adjusted(face + 2.5 * pad, pad, -1.6 * pad, -pad));
}

void SeatItem::paintWords(QPainter* painter, const QRectF& room) const
{
    const bool flat = room.width() > room.height() * 4; // the viewer's plate: one line
    const QRectF nameRoom = flat ? room.adjusted(0, 0, -room.width() * 0.55, 0)
                                 : QRectF(room.left(), room.top(), room.width(), room.height() / 2);
    const QRectF rest = flat
        ? room.adjusted(nameRoom.width(), 0, 0, 0)
        : QRectF(room.left(), room.center().y(), room.width(), room.height() / 2);
    const QFont nameFont = fontOf(nameSize_, true);
    painter->setFont(nameFont);
    painter->setPen(plateInk);
    painter->drawText(nameRoom, Qt::AlignVCenter | Qt::AlignLeft,
        QFontMetricsF(nameFont).elidedText(info_.name, Qt::ElideRight, nameRoom.width()));
    painter->setFont(fontOf(scoreSize_, false));
    painter->setPen(quietInk);
    const QString words = state_.sitsOut ? tr("sits out")
        : state_.total                   ? signedNumber(*state_.total)
                                         : QString();
    painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, words);
    paintMarks(painter, rest);
}

// Each mark has its own place, whether the others are there or not.
void SeatItem::paintMarks(QPainter* painter, const QRectF& room) const
{
    const qreal size = qMin(room.height() * 0.98, 30 * qMax(0.62, unit_));
    const struct {
        bool shown;
        const char* icon;
    } marks[] { { state_.dealer, "dealer" }, { state_.partner, "partner" },
        { state_.picker, "picker" } };
    qreal right = room.right();
    for (const auto& mark : marks) {
        if (mark.shown) {
            const QPixmap icon = picture(
                iconFile(QLatin1String(mark.icon)), size, painter->device()->devicePixelRatioF());
            painter->drawPixmap(QRectF(right - size, room.center().y() - size / 2, size, size),
                icon, QRectF(icon.rect()));
        }
        right -= size * 1.1;
    }
}

} // namespace sheepshead
