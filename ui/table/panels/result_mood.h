// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/panels/result_words.h"

#include <QVariantAnimation>
#include <QWidget>

namespace sheepshead {

/// A player's face as the hand ends: it hops among stars after a win, and hangs its head under a
/// small cloud after a loss. Without motion it is shown as it ends.
class ResultMood : public QWidget {
    Q_OBJECT

public:
    /// The size is that of the face, in pixels.
    ResultMood(const QString& portrait, Mood mood, int size, QWidget* parent = nullptr);

    /// The moment of joy or pity, once; `motion` is whether things may move.
    void begin(bool motion);
    bool isMoving() const { return moment_.state() == QAbstractAnimation::Running; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintFace(QPainter& painter) const;
    void paintStars(QPainter& painter) const;
    void paintCloud(QPainter& painter) const;
    bool isHappy() const { return mood_ == Mood::Joy || mood_ == Mood::GreatJoy; }
    bool isSad() const { return mood_ == Mood::Pity || mood_ == Mood::GreatPity; }
    /// From the beginning of the moment to its end, 0 .. 1.
    qreal passed() const { return moment_.currentValue().toReal(); }
    QPointF centre() const;

    QString portrait_;
    Mood mood_;
    int size_;
    QVariantAnimation moment_;
};

} // namespace sheepshead
