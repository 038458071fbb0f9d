// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/spoken_item.h"

#include <QElapsedTimer>
#include <QFont>

class QPauseAnimation;
class QSequentialAnimationGroup;

namespace sheepshead {

/// Words where they are said: they appear, stay, and fade. The announcer tells a screen reader.
class BubbleItem : public SpokenItem {
    Q_OBJECT

public:
    enum class Tail { None, Up, Down };

    explicit BubbleItem(QGraphicsItem* parent = nullptr);

    struct Place {
        QPointF tip; ///< where the tail points; without a tail it is the middle
        Tail tail = Tail::None;
        QRectF within;    ///< it leaves this only where that is too low
        qreal widest = 0; ///< of the words, before they wrap; 0 is the usual width
    };

    /// Whether the place is high enough for words in that size.
    static bool hasRoom(const QString& words, const Place& at, int fontSize);

    static constexpr int untilHushed = -1;

    /// No words are silence. `stays` is in milliseconds. Type shrinks where the place is too low.
    void say(const QString& words, const Place& place, int fontSize, int stays = untilHushed);
    /// Fades as soon as it has been there for `wordsStay`.
    void fadeAway();
    /// At once.
    void hush();

    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void place(const Place& at);

    QFont font_;
    QElapsedTimer said_;
    QString words_;
    QRectF body_;
    QRectF bounds_;
    QPointF tip_;
    Tail tail_ = Tail::None;
    QSequentialAnimationGroup* life_;
    QPauseAnimation* staying_; ///< the first part of its life
};

} // namespace sheepshead
