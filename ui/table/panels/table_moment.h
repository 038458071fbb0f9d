// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/speeds.h"
#include "ui/table/panels/moment.h"

#include <QGraphicsObject>

#include <array>
#include <cstddef>
#include <vector>

class QAbstractAnimation;

namespace sheepshead {

class TableScene;

/// How long it is, in milliseconds; 0 where nothing moves.
constexpr int momentLasts(Speed speed)
{
    constexpr std::array all { 1900, 1400, 800, 0 };
    return all[static_cast<std::size_t>(speed)];
}

/// The moment of a hand to remember, on the table: the seats it is about glow, their faces rise
/// towards the middle, and the medal swings in beside them. Nothing of it stays, and a screen
/// reader hears of it with the result.
class TableMoment : public QGraphicsObject {
    Q_OBJECT

public:
    /// That of a table. The scene owns it.
    static TableMoment& on(TableScene& scene);

    /// Shows the moment of a hand once, in `lasts` milliseconds; `seats` played it. The caller runs
    /// and deletes the animation. Null, with nothing shown, for a hand without a moment or at 0 ms.
    QAbstractAnimation* begin(
        const HandScored& scored, SeatSet seats, const std::vector<Mauer>& mauers, int lasts);
    /// The same for a moment at these seats.
    QAbstractAnimation* begin(Moment moment, SeatSet seats, int lasts);
    /// At once.
    void end();

    bool isOn() const { return isVisible(); }
    SeatSet seats() const { return seats_; }

    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    explicit TableMoment(TableScene& scene);

    /// Where a seat's moment is painted.
    struct Guest {
        QString portrait;
        QRectF plate;
        QRectF face;   ///< on the plate
        QPointF risen; ///< its middle at the height of the moment
    };

    Guest guestAt(Seat seat) const;
    void paintBreath(QPainter& painter, const Guest& guest) const;
    void paintSparks(QPainter& painter, const QPointF& middle, qreal size) const;
    void paintFace(QPainter& painter, const Guest& guest) const;
    /// How far the faces have risen, 0 .. 1, and a little more.
    qreal risen() const;

    TableScene& scene_;
    Moment moment_ = Moment::None;
    SeatSet seats_;
    std::vector<Guest> guests_;
    QRectF bounds_;
    qreal passed_ = 0; ///< from its beginning to its end, 0 .. 1
};

} // namespace sheepshead
