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

constexpr int longThought = 1000; // ms

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
    thinking_.setSingleShot(true);
    thinking_.setInterval(longThought);
    connect(&thinking_, &QTimer::timeout, this, [this] {
        thinksLong_ = true;
        update();
    });
    speak();
}

void SeatItem::setPlace(const SeatPlace& place, const TableLayout& layout)
{
    prepareGeometryChange();
    place_ = place;
    unit_ = layout.unit();
    small_ = layout.smallCardWidth();
    const bool oneLine = place.fan.isEmpty();
    const int most = qMax(13, qRound(place.plate.height() * (oneLine ? 0.42 : 0.34)));
    nameSize_ = qMin(layout.fontSize(17), most);
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
    watchThinking();
    speak();
    update();
}

void SeatItem::watchThinking()
{
    const bool thinks = state_.acting && state_.level;
    if (thinks && !thinking_.isActive() && !thinksLong_)
        thinking_.start();
    if (thinks)
        return;
    thinking_.stop();
    thinksLong_ = false;
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
    if (state_.side == SeatSide::Defenders)
        parts << tr("defender");
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
    paintCount(painter, state_.cards,
        { place_.fan.center().x() + small_ * 0.5, place_.fan.bottom() - small_ * 0.35 });
}

void SeatItem::paintPile(QPainter* painter) const
{
    const qreal width = small_ * 0.72;
    const qreal height = width * theme_.ratio();
    const QPixmap back = theme_.back(width, painter->device()->devicePixelRatioF());
    const QPointF centre(place_.pile.left() + place_.pile.width() * 0.36, place_.pile.center().y());
    paintSmallBack(painter, back, centre, width, height, -68);
    paintSmallBack(painter, back, centre, width, height, 14);
    paintCount(painter, state_.tricks, centre + QPointF(width * 0.45, 0));
}

/// How many cards lie there, on a dark ground that their backs do not disturb.
void SeatItem::paintCount(QPainter* painter, int count, QPointF left) const
{
    const QString words = QString::number(count);
    const QFont font = fontOf(qMax(11, qRound(scoreSize_ * 0.86)), true);
    const QFontMetricsF metrics(font);
    const qreal height = metrics.height();
    const qreal width = qMax(height, metrics.horizontalAdvance(words) + height * 0.6);
    const QRectF ground(left.x(), left.y() - height / 2, width, height);
    painter->setPen(Qt::NoPen);
    painter->setBrush(table_colours::cardTag);
    painter->drawRoundedRect(ground, height / 2, height / 2);
    painter->setFont(font);
    painter->setPen(Qt::white);
    painter->drawText(ground, Qt::AlignCenter, words);
}

/// The outline of face and paper, larger by this much.
void SeatItem::paintShape(QPainter* painter, qreal grown) const
{
    const QRectF face = faceOn(place_.plate).adjusted(-grown, -grown, grown, grown);
    const QRectF paper = paperOn(place_.plate).adjusted(0, -grown, grown, grown);
    const qreal radius = paperRadius(place_.plate) + grown;
    QPainterPath shape;
    shape.setFillRule(Qt::WindingFill);
    shape.addEllipse(face);
    shape.addRoundedRect(paper, radius, radius);
    painter->drawPath(shape);
}

void SeatItem::paintPlate(QPainter* painter) const
{
    painter->setPen(Qt::NoPen);
    painter->setBrush(QColor(0, 0, 0, 60));
    painter->translate(0, 2);
    paintShape(painter, 0);
    painter->translate(0, -2);
    if (state_.acting)
        for (const qreal reach : { 8.0, 5.0, 2.5 }) {
            QColor colour = table_colours::ring;
            colour.setAlphaF(static_cast<float>(1 - reach / 9.5));
            painter->setBrush(colour);
            paintShape(painter, reach);
        }
    painter->setBrush(state_.sitsOut ? table_colours::idlePlate : table_colours::plate);
    paintShape(painter, 0);

    const QRectF face = faceOn(place_.plate);
    const QRectF paper = paperOn(place_.plate);
    const qreal pad = face.width() * 0.1;
    paintWords(painter,
        { QPointF(face.right() + pad * 0.7, paper.top() + pad / 2),
            QPointF(paper.right() - pad, paper.bottom() - pad / 2) });
    paintFace(painter, face);
    if (thinksLong_)
        paintThinking(painter, face);
    if (state_.cracked)
        paintCrack(painter);
}

namespace {

/// What surrounds a face.
QColor rimOf(const SeatState& state)
{
    switch (state.side) {
    case SeatSide::Makers:
        return table_colours::makersRim;
    case SeatSide::Defenders:
        return table_colours::defendersRim;
    case SeatSide::Unknown:
        break;
    }
    return state.sitsOut ? table_colours::idlePlate : table_colours::plate;
}

} // namespace

// The stars lie on the chest: no portrait has anything there.
void SeatItem::paintFace(QPainter* painter, const QRectF& room) const
{
    const qreal rim = qMax(2.5, room.width() * 0.065);
    painter->setPen(Qt::NoPen);
    painter->setBrush(rimOf(state_));
    painter->drawEllipse(room);
    const QRectF face = room.adjusted(rim, rim, -rim, -rim);
    const QPixmap portrait =
        picture(portraitFile(info_.portrait), face.width(), painter->device()->devicePixelRatioF());
    painter->setOpacity(state_.sitsOut ? 0.55 : 1);
    painter->drawPixmap(face, portrait, QRectF(portrait.rect()));
    painter->setOpacity(1);
    if (!state_.level)
        return;
    const qreal height = qMax(11.0, room.height() * 0.22);
    paintLevelStars(
        *painter, *state_.level, { room.center().x(), room.bottom() - height * 0.45 }, height);
}

// Three dots in a small cloud at the head; they do not move.
void SeatItem::paintThinking(QPainter* painter, const QRectF& face) const
{
    const qreal height = qMax(11.0, face.height() * 0.24);
    const QRectF cloud(face.right() - height * 1.5, face.top(), height * 1.8, height);
    painter->setPen(QPen(table_colours::quietInk, qMax(1.0, unit_)));
    painter->setBrush(table_colours::bubble);
    painter->drawRoundedRect(cloud, height / 2, height / 2);
    painter->setPen(Qt::NoPen);
    painter->setBrush(table_colours::quietInk);
    for (const int dot : { -1, 0, 1 })
        painter->drawEllipse(
            cloud.center() + QPointF(dot * height * 0.45, 0), height * 0.12, height * 0.12);
}

// On the plate's corner: every crack doubles the stake.
void SeatItem::paintCrack(QPainter* painter) const
{
    const qreal height = qMax(17.0, 22 * unit_);
    const QRectF paper = paperOn(place_.plate);
    const QRectF badge(
        paper.right() - height * 1.3, paper.top() - height * 0.4, height * 1.5, height);
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
    std::vector<RoleTag> roles = this->roles();
    const bool badge = !flat && roles.size() > 1; // the dealer's, beside the name
    const qreal badgeSize = badge ? room.height() / 2 : 0;
    const qreal widest = flat ? room.width() * 0.45 : room.width() - badgeSize;
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
    if (badge) {
        paintRoleIcon(*painter, roles.front(),
            { room.right() - badgeSize, room.top(), badgeSize, badgeSize });
        roles.erase(roles.begin());
    }
    const QFontMetricsF score(fontOf(scoreSize_, false));
    paintRoleTags(*painter, roles,
        rest.adjusted(score.horizontalAdvance(scoreWords()) + 4, 0, 0, 0),
        { qRound(scoreSize_ * 0.72), 2.0 * scoreSize_ });
}

/// The dealer first. Picker and partner are never the same seat.
std::vector<RoleTag> SeatItem::roles() const
{
    std::vector<RoleTag> all;
    const QColor& maker = table_colours::makersTag;
    if (state_.dealer)
        all.push_back({ "dealer", tr("DEALER", "on a plate, as short as possible"),
            table_colours::dealerTag });
    if (state_.picker)
        all.push_back({ "picker", tr("PICKER", "on a plate, as short as possible"), maker });
    if (state_.partner)
        all.push_back({ "partner", tr("PARTNER", "on a plate, as short as possible"), maker });
    if (state_.maker)
        all.push_back({ "partner", tr("MAKER", "on a plate, as short as possible"), maker });
    return all;
}

} // namespace sheepshead
