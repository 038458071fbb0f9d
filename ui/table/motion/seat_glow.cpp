// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/motion/seat_glow.h"

#include "ui/cards/table_colours.h"
#include "ui/table/scene/plate_parts.h"
#include "ui/table/scene/table_scene.h"

#include <QPainter>
#include <QVariantAnimation>

#include <array>
#include <cmath>
#include <numbers>

namespace sheepshead {

namespace {

/// In pixels around the paper, from the inside to the outside.
constexpr std::array reaches { 2.0, 5.0, 8.0, 12.0, 16.0 };
constexpr qreal farthest = 18;

class SeatGlow : public QGraphicsObject {
public:
    explicit SeatGlow(const QRectF& plate)
        : plate_(plate)
    {
        setZValue(850); // below what is said
        setAcceptedMouseButtons(Qt::NoButton);
    }

    void setStrength(qreal strength)
    {
        strength_ = strength;
        update();
    }

    QRectF boundingRect() const override
    {
        return plate_.adjusted(-farthest, -farthest, farthest, farthest);
    }

    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override
    {
        painter->setRenderHint(QPainter::Antialiasing);
        paintGlow(*painter, plate_, strength_);
    }

private:
    QRectF plate_;
    qreal strength_ = 0;
};

} // namespace

void paintGlow(QPainter& painter, const QRectF& plate, qreal strength)
{
    const QRectF paper = paperOn(plate);
    const qreal radius = paperRadius(plate);
    painter.setBrush(Qt::NoBrush);
    for (const qreal reach : reaches) {
        QColor colour = table_colours::ring;
        colour.setAlphaF(static_cast<float>(strength * (1 - reach / farthest)));
        painter.setPen(QPen(colour, 4));
        painter.drawRoundedRect(
            paper.adjusted(-reach, -reach, reach, reach), radius + reach, radius + reach);
    }
}

QAbstractAnimation* glowAt(TableScene& scene, Seat seat, int lasts)
{
    if (lasts <= 0)
        return nullptr;
    auto* const glow = new SeatGlow(scene.layout().seat(scene.placeOf(seat)).plate);
    scene.addItem(glow);
    auto* const animation = new QVariantAnimation;
    glow->setParent(animation);
    animation->setDuration(lasts);
    animation->setStartValue(0.0);
    animation->setEndValue(1.0);
    QObject::connect(
        animation, &QVariantAnimation::valueChanged, glow, [glow](const QVariant& passed) {
            glow->setStrength(std::sin(std::numbers::pi * passed.toReal()));
        });
    // Deleted later, and nothing may be seen of it until then.
    QObject::connect(
        animation, &QAbstractAnimation::stateChanged, glow, [glow](QAbstractAnimation::State now) {
            glow->setVisible(now != QAbstractAnimation::Stopped);
        });
    return animation;
}

} // namespace sheepshead
