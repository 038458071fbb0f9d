// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/table_moment.h"

#include "ui/cards/pictures.h"
#include "ui/cards/table_colours.h"
#include "ui/table/motion/seat_glow.h"
#include "ui/table/panels/moment_medal.h"
#include "ui/table/scene/plate_parts.h"
#include "ui/table/scene/table_scene.h"

#include <QEasingCurve>
#include <QPainter>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sheepshead {

namespace {

/// Of the size of the face on its plate.
constexpr qreal grownFace = 1.7;
constexpr qreal leastFace = 44; ///< pixels, risen, on small plates

/// Of the whole moment.
constexpr qreal rising = 0.3;
constexpr qreal sinking = 0.18;

qreal shareOf(qreal passed, qreal from, qreal until)
{
    return std::clamp((passed - from) / (until - from), 0.0, 1.0);
}

} // namespace

TableMoment& TableMoment::on(TableScene& scene)
{
    auto* const there = scene.findChild<TableMoment*>(QString(), Qt::FindDirectChildrenOnly);
    return there != nullptr ? *there : *new TableMoment(scene);
}

TableMoment::TableMoment(TableScene& scene)
    : scene_(scene)
{
    setParent(&scene);
    setZValue(850); // below what is said
    setAcceptedMouseButtons(Qt::NoButton);
    hide();
    scene.addItem(this);
}

QAbstractAnimation* TableMoment::begin(
    const HandScored& scored, SeatSet seats, const std::vector<Mauer>& mauers, int lasts)
{
    const Moment moment = momentOf(scored, seats, mauers);
    return begin(moment, momentSeats(moment, scored, seats, mauers), lasts);
}

QAbstractAnimation* TableMoment::begin(Moment moment, SeatSet seats, int lasts)
{
    end();
    if (moment == Moment::None || seats.empty() || lasts <= 0)
        return nullptr;
    moment_ = moment;
    seats_ = seats;
    for (const Seat seat : seats)
        guests_.push_back(guestAt(seat));
    prepareGeometryChange();
    bounds_ = scene_.sceneRect();
    passed_ = 0;
    show();
    auto* const animation = new QVariantAnimation;
    animation->setDuration(lasts);
    animation->setStartValue(0.0);
    animation->setEndValue(1.0);
    connect(animation, &QVariantAnimation::valueChanged, this, [this](const QVariant& passed) {
        passed_ = passed.toReal();
        update();
    });
    connect(animation, &QAbstractAnimation::finished, this, &TableMoment::end);
    return animation;
}

void TableMoment::end()
{
    hide();
    moment_ = Moment::None;
    seats_ = {};
    guests_.clear();
}

/// A face rises off its plate, towards the middle of the table, and stays inside of it.
TableMoment::Guest TableMoment::guestAt(Seat seat) const
{
    const SeatItem& item = scene_.seat(seat);
    const QRectF plate = scene_.layout().seat(scene_.placeOf(seat)).plate;
    const QRectF face = faceOn(plate);
    const QPointF way = scene_.layout().trickArea().center() - face.center();
    const qreal length = std::max(1.0, std::hypot(way.x(), way.y()));
    const qreal grown = std::max(leastFace, grownFace * face.width());
    const QPointF risen = face.center() + way / length * std::min(length, 0.75 * grown);
    const qreal room = 0.75 * grown; // with its medal
    const QRectF inside = scene_.sceneRect().adjusted(room, room, -room, -room);
    return { item.portrait(), plate, face,
        { std::clamp(risen.x(), inside.left(), std::max(inside.left(), inside.right())),
            std::clamp(risen.y(), inside.top(), std::max(inside.top(), inside.bottom())) } };
}

qreal TableMoment::risen() const
{
    const qreal up =
        QEasingCurve(QEasingCurve::OutBack).valueForProgress(shareOf(passed_, 0, rising));
    return up * (1 - shareOf(passed_, 1 - sinking, 1));
}

void TableMoment::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    for (const Guest& guest : guests_)
        paintBreath(*painter, guest);
    for (const Guest& guest : guests_)
        paintFace(*painter, guest);
}

/// The glow around the plate breathes twice.
void TableMoment::paintBreath(QPainter& painter, const Guest& guest) const
{
    const qreal breath = 0.75 + 0.25 * std::sin(4 * std::numbers::pi * passed_);
    paintGlow(painter, guest.plate, std::min(1.0, risen()) * breath);
}

/// They fly out from behind the face and go out.
void TableMoment::paintSparks(QPainter& painter, const QPointF& middle, qreal size) const
{
    constexpr int sparks = 10;
    const qreal flown = shareOf(passed_, rising * 0.6, 0.9);
    if (flown <= 0 || flown >= 1)
        return;
    const qreal out = 1 - std::pow(1 - flown, 3);
    QColor colour = table_colours::ring;
    colour.setAlphaF(static_cast<float>(1 - flown));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (int i = 0; i < sparks; ++i) {
        const qreal angle = 2 * std::numbers::pi * (i + 0.5) / sparks;
        const qreal reach = size * (0.5 + out * (i % 2 == 0 ? 0.55 : 0.36));
        const qreal radius = size * (i % 2 == 0 ? 0.07 : 0.05);
        const QPointF at = middle + reach * QPointF(std::cos(angle), std::sin(angle));
        painter.drawPolygon(QPolygonF { at + QPointF(0, -radius * 1.6), at + QPointF(radius, 0),
            at + QPointF(0, radius * 1.6), at + QPointF(-radius, 0) });
    }
}

void TableMoment::paintFace(QPainter& painter, const Guest& guest) const
{
    const qreal grown = std::max(leastFace, grownFace * guest.face.width());
    const qreal size = guest.face.width() + (grown - guest.face.width()) * risen();
    const QPointF middle =
        guest.face.center() + (guest.risen - guest.face.center()) * std::min(1.0, risen());
    paintSparks(painter, middle, grown);
    painter.setPen(QPen(table_colours::ring, std::max(2.0, size / 18)));
    painter.setBrush(table_colours::plate);
    painter.drawEllipse(middle, size * 0.54, size * 0.54);
    const QPixmap face =
        picture(portraitFile(guest.portrait), grown, painter.device()->devicePixelRatioF());
    painter.drawPixmap(
        QRectF(middle - QPointF(size, size) / 2, QSizeF(size, size)), face, QRectF(face.rect()));
    const qreal medal = shareOf(passed_, rising, rising + 0.4);
    if (medal <= 0)
        return;
    painter.save();
    painter.translate(middle + QPointF(size, size) * 0.42);
    const qreal left = 1 - shareOf(passed_, 1 - sinking, 1);
    painter.setOpacity(left);
    paintMomentMedal(painter, moment_, size * 0.32, medal);
    painter.restore();
}

} // namespace sheepshead
