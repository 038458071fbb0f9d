// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/result_mood.h"

#include "ui/cards/pictures.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace sheepshead {

namespace {

constexpr int moodLasts = 1100; ///< ms
constexpr int hops = 2;
constexpr int fewStars = 5;
constexpr int manyStars = 9;
const QColor gold(226, 170, 38);
const QColor goldEdge(150, 104, 10);
const QColor cloudGrey(148, 158, 172);
const QColor rainBlue(74, 128, 196);

/// Of the size of the face.
constexpr qreal roomAside = 0.5;
constexpr qreal hopHeight = 0.28;

QPainterPath star(qreal radius)
{
    constexpr int points = 5;
    QPainterPath path;
    for (int i = 0; i < 2 * points; ++i) {
        const qreal angle = std::numbers::pi * (i / qreal { points } - 0.5);
        const qreal reach = i % 2 == 0 ? radius : radius * 0.45;
        const QPointF at(reach * std::cos(angle), reach * std::sin(angle));
        i == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    path.closeSubpath();
    return path;
}

} // namespace

ResultMood::ResultMood(const QString& portrait, Mood mood, int size, QWidget* parent)
    : QWidget(parent)
    , portrait_(portrait)
    , mood_(mood)
    , size_(size)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    moment_.setDuration(moodLasts);
    moment_.setStartValue(0.0);
    moment_.setEndValue(1.0);
    connect(&moment_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    moment_.setCurrentTime(moodLasts);
}

void ResultMood::begin(bool motion)
{
    if (motion && mood_ != Mood::Even)
        moment_.start();
}

QSize ResultMood::sizeHint() const
{
    return { qRound(size_ * (1 + 2 * roomAside)), qRound(size_ * (1 + hopHeight)) };
}

QPointF ResultMood::centre() const { return { width() / 2.0, height() - size_ / 2.0 }; }

void ResultMood::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (isHappy())
        paintStars(painter);
    paintFace(painter);
    if (isSad())
        paintCloud(painter);
}

/// It hops and comes to rest, or bends down.
void ResultMood::paintFace(QPainter& painter) const
{
    painter.save();
    painter.translate(centre());
    if (isHappy()) {
        const qreal height = std::abs(std::sin(hops * std::numbers::pi * passed()));
        painter.translate(0, -hopHeight * size_ * height * (1 - passed() / 2));
    }
    if (isSad())
        painter.rotate(-11 * std::min(1.0, 2 * passed()));
    const QPixmap face = picture(portraitFile(portrait_), size_, devicePixelRatioF());
    painter.drawPixmap(QRectF(-size_ / 2.0, -size_ / 2.0, size_, size_), face, face.rect());
    painter.restore();
}

/// They fly out to both sides and stay there.
void ResultMood::paintStars(QPainter& painter) const
{
    const int count = mood_ == Mood::GreatJoy ? manyStars : fewStars;
    const qreal flown = 1 - std::pow(1 - passed(), 3);
    for (int i = 0; i < count; ++i) {
        const qreal share = (i + 0.5) / count; // from the left over the top to the right
        const qreal angle = std::numbers::pi * (1.15 - 1.3 * share);
        const qreal reach = size_ * (0.35 + flown * (i % 2 == 0 ? 0.48 : 0.34));
        painter.save();
        painter.translate(
            centre() + QPointF(reach * std::cos(angle), -reach * std::sin(angle) * 0.9));
        painter.rotate(40 * share + 160 * flown);
        painter.setPen(QPen(goldEdge, qMax(1.0, size_ / 50.0)));
        painter.setBrush(gold);
        painter.drawPath(star(size_ * (i % 2 == 0 ? 0.12 : 0.085)));
        painter.restore();
    }
}

/// It comes from the side, and rains a little.
void ResultMood::paintCloud(QPainter& painter) const
{
    const qreal come = 1 - std::pow(1 - std::min(1.0, 1.6 * passed()), 2);
    const QPointF at = centre() + QPointF(size_ * (1.1 - 0.6 * come), -size_ * 0.5);
    const int drops = mood_ == Mood::GreatPity ? 5 : 3;
    painter.setPen(QPen(rainBlue, qMax(1.5, size_ / 24.0), Qt::SolidLine, Qt::RoundCap));
    for (int i = 0; i < drops; ++i) {
        const qreal fall = std::fmod(2 * passed() + i * 0.37, 1.0);
        const QPointF top = at
            + QPointF(
                size_ * (0.34 * (i + 0.5) / drops - 0.17) * 1.5, size_ * (0.14 + 0.22 * fall));
        painter.drawLine(top, top + QPointF(-size_ * 0.02, size_ * 0.09));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(cloudGrey);
    QPainterPath cloud;
    cloud.setFillRule(Qt::WindingFill);
    cloud.addEllipse(at + QPointF(-size_ * 0.17, 0), size_ * 0.13, size_ * 0.11);
    cloud.addEllipse(at + QPointF(0, -size_ * 0.07), size_ * 0.17, size_ * 0.15);
    cloud.addEllipse(at + QPointF(size_ * 0.17, 0), size_ * 0.13, size_ * 0.11);
    cloud.addRoundedRect(
        QRectF(at + QPointF(-size_ * 0.28, -size_ * 0.01), QSizeF(size_ * 0.56, size_ * 0.12)),
        size_ * 0.06, size_ * 0.06);
    painter.drawPath(cloud);
}

} // namespace sheepshead
