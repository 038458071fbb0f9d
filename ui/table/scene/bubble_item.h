// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/spoken_item.h"

#include <QFont>

class QPauseAnimation;
class QSequentialAnimationGroup;

namespace sheepshead {

/// Words where they are said: appears, stays a moment, fades, and is gone. A screen reader is told
/// at once.
class BubbleItem : public SpokenItem {
    Q_OBJECT

public:
    enum class Tail { None, Up, Down };

    explicit BubbleItem(QGraphicsItem* parent = nullptr);

    /// No words are silence. The tip is where the tail points; without a tail it is the middle.
    /// Never reaches out of `within`.
    void say(const QString& words, QPointF tip, Tail tail, const QRectF& within, int fontSize,
        int stays);
    /// At once.
    void hush();

    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void place(QPointF tip, Tail tail, const QRectF& within);
    void announce();

    QFont font_;
    QString words_;
    QRectF body_;
    QRectF bounds_;
    QPointF tip_;
    Tail tail_ = Tail::None;
    QSequentialAnimationGroup* life_;
    QPauseAnimation* staying_; ///< the first part of its life
};

} // namespace sheepshead
