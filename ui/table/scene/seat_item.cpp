// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/seat_item.h"

#include "ui/cards/card_theme.h"
#include "ui/cards/pictures.h"
#include "ui/cards/table_colours.h"
#include "ui/table/scene/level_stars.h"
#include "ui/table/scene/plate_parts.h"
#include "ui/words/players/level_words.h"
#include "ui/words/scores/sheet_figures.h"

#include <QPaintDevice>
#include <QPainter>
#include <QPainterPath>

namespace sheepshead {

namespace {

QFont fontOf(int pixels, bool bold)
{
    QFont font;
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
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
    setCacheMode(DeviceCoordinateCache); // painted when something changes, not when a card
                                         // flies over it
    speak();
}

void SeatItem::setPlace(const SeatPlace& place, const TableLayout& layout)
{
    prepareGeometryChange();
    place_ = place;
    unit_ = layout.unit();
    small_ = layout.smallCardWidth();
    const int most = qMax(13, qRound(place.plate.height() * 0.38)); // as large as there is room
    nameSize_ = qMin(layout.fontSize(16), most);
    scoreSize_ = qMin(layout.fontSize(15), most);
    const qreal ring = 10;
    bounds_ = place.block().adjusted(-ring, -ring, ring, ring);
    update();
}

void SeatItem::setInfo(const SeatInfo& info)
{
    if (info == info_)
        return;
    info_ = info;
    speak();
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
    if (state_.level)
        parts << tr("level: %1").arg(levelName(*state_.level));
    if (state_.dealer)
        parts << tr("dealer");
    if (state_.picker)
        parts << tr("picker");
    if (state_.partner)
        parts << tr("partner");
    if (state_.maker)
        parts << tr("maker");
    if (state_.cracked)
        parts << tr("cracked");
    if (state_.sitsOut)
        parts << tr("sits out");
    if (state_.total)
        parts << tr("score %1").arg(scoreText(Score { *state_.total }));
    if (state_.cards > 0)
        parts << tr("%n card(s)", nullptr, state_.cards);
    if (state_.tricks > 0)
        parts << tr("%n trick(s)", nullptr, state_.tricks);
    if (state_.acting)
        parts << tr("to act");
    setWords(info_.name, parts.join(QStringLiteral(", ")));
    setToolTip(state_.level ? tr("%1. %2", "a level and how such a player plays")
                                  .arg(levelName(*state_.level), levelDescription(*state_.level))
                            : QString());
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

// The fan peeks out from under the plate, its cards turned about a point behind it.
void SeatItem::paintFan(QPainter* painter) const
{
    const QPixmap back = theme_.back(small_, painter->device()->devicePixelRatioF());
    const qreal height = small_ * theme_.ratio();
    const QPointF pivot(place_.fan.center().x(), place_.fan.bottom() - height * 2.4);
    const qreal middle = (state_.cards - 1) / 2.0;
    const qreal spread = qMin(9.0, 48.0 / state_.cards);
    for (int i = 0; i < state_.cards; ++i) {
        painter->save();
        painter->translate(pivot);
        painter->rotate((middle - i) * spread);
        painter->drawPixmap(
            QRectF(-small_ / 2, height * 1.4, small_, height), back, QRectF(back.rect()));
        painter->restore();
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
    painter->setPen(Qt::NoPen);
    painter->setBrush(QColor(0, 0, 0, 60));
    painter->drawRoundedRect(plate.translated(0, 2), radius, radius);
    if (state_.acting)
        for (const qreal reach : { 8.0, 5.0, 2.5 }) {
            QColor colour = table_colours::ring;
            colour.setAlphaF(static_cast<float>(1 - reach / 9.5));
            painter->setBrush(colour);
            painter->drawRoundedRect(
                plate.adjusted(-reach, -reach, reach, reach), radius + reach, radius + reach);
        }
    painter->setBrush(state_.sitsOut ? table_colours::idlePlate : table_colours::plate);
    painter->drawRoundedRect(plate, radius, radius);

    const QRectF room = faceOn(plate);
    const qreal pad = room.top() - plate.top();
    paintFace(painter, room);
    paintWords(painter, plate.adjusted(room.width() + 2.5 * pad, pad, -1.6 * pad, -pad));
    if (state_.cracked)
        paintCrack(painter);
}

// The stars lie on the chest: no portrait has anything there.
void SeatItem::paintFace(QPainter* painter, const QRectF& room) const
{
    const QPixmap portrait =
        picture(portraitFile(info_.portrait), room.width(), painter->device()->devicePixelRatioF());
    painter->setOpacity(state_.sitsOut ? 0.55 : 1);
    painter->drawPixmap(room, portrait, QRectF(portrait.rect()));
    painter->setOpacity(1);
    if (!state_.level)
        return;
    const qreal height = qMax(11.0, room.height() * 0.26);
    paintLevelStars(
        *painter, *state_.level, { room.center().x(), room.bottom() - height * 0.35 }, height);
}

// On the plate's corner: every crack doubles the stake.
void SeatItem::paintCrack(QPainter* painter) const
{
    const qreal height = qMax(17.0, 22 * unit_);
    const QRectF badge(place_.plate.right() - height * 1.3, place_.plate.top() - height * 0.36,
        height * 1.5, height);
    painter->setPen(QPen(table_colours::plate, qMax(1.0, 1.5 * unit_)));
    painter->setBrush(table_colours::crack);
    painter->drawRoundedRect(badge, height / 2, height / 2);
    painter->setFont(fontOf(qMax(11, qRound(height * 0.66)), true));
    painter->setPen(Qt::white);
    painter->drawText(badge, Qt::AlignCenter, QStringLiteral("×2"));
}

QString SeatItem::scoreWords() const
{
    if (state_.sitsOut)
        return tr("sits out");
    return state_.total ? scoreText(Score { *state_.total }) : QString();
}

void SeatItem::paintWords(QPainter* painter, const QRectF& room) const
{
    const bool flat = room.width() > room.height() * 4; // the viewer's plate: one line
    const QFont nameFont = fontOf(nameSize_, true);
    const qreal widest = flat ? room.width() * 0.45 : room.width();
    const QString name = QFontMetricsF(nameFont).elidedText(info_.name, Qt::ElideRight, widest);
    const qreal nameWidth = QFontMetricsF(nameFont).horizontalAdvance(name);
    const QRectF nameRoom(
        room.topLeft(), flat ? room.size() : QSizeF(room.width(), room.height() / 2));
    const QRectF rest = flat
        ? room.adjusted(nameWidth + nameSize_, 0, 0, 0)
        : QRectF(room.left(), room.center().y(), room.width(), room.height() / 2);
    painter->setFont(nameFont);
    painter->setPen(table_colours::plateInk);
    painter->drawText(nameRoom, Qt::AlignVCenter | Qt::AlignLeft, name);
    painter->setFont(fontOf(scoreSize_, false));
    painter->setPen(table_colours::quietInk);
    painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, scoreWords());
    paintMarks(painter, rest);
}

/// Picker and partner are never the same seat.
std::vector<SeatItem::Mark> SeatItem::marks() const
{
    std::vector<Mark> all;
    if (state_.dealer)
        all.push_back({ "dealer", tr("DEALER", "on a plate, as short as possible") });
    if (state_.picker)
        all.push_back({ "picker", tr("PICKER", "on a plate, as short as possible") });
    if (state_.partner)
        all.push_back({ "partner", tr("PARTNER", "on a plate, as short as possible") });
    if (state_.maker)
        all.push_back({ "partner", tr("MAKER", "on a plate, as short as possible") });
    return all;
}

// From the right: the dealer's, then the side's. Where there is room each has its word beside it,
// the side's first: it matters more.
void SeatItem::paintMarks(QPainter* painter, const QRectF& room) const
{
    const std::vector<Mark> all = marks();
    const QFontMetricsF score(fontOf(scoreSize_, false));
    const qreal free = room.width()
        - qMax(
            score.horizontalAdvance(scoreText(Score { 88 })), score.horizontalAdvance(scoreWords()))
        - 4;
    const qreal size = qMin(qMin(room.height(), 32 * qMax(0.68, unit_)), free / 2.2);
    const QFont wordFont = fontOf(qMax(11, qRound(size * 0.42)), true);
    const QFontMetricsF words(wordFont);
    qreal spare = free - static_cast<qreal>(all.size()) * size * 1.1;
    std::vector<qreal> widths(all.size(), 0);
    for (std::size_t i = all.size(); i-- > 0;) {
        const qreal width = words.horizontalAdvance(all[i].word) + 5;
        if (width > spare)
            continue;
        widths[i] = width;
        spare -= width;
    }
    qreal right = room.right();
    painter->setFont(wordFont);
    painter->setPen(table_colours::quietInk);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const QRectF place(right - size - widths[i], room.center().y() - size / 2, size, size);
        const QPixmap mark = picture(
            iconFile(QLatin1String(all[i].icon)), size, painter->device()->devicePixelRatioF());
        painter->drawPixmap(place, mark, QRectF(mark.rect()));
        if (widths[i] > 0)
            painter->drawText(QRectF(place.right() + 2, place.top(), widths[i], size),
                Qt::AlignVCenter | Qt::AlignLeft, all[i].word);
        right = place.left() - size * 0.1;
    }
}

} // namespace sheepshead
