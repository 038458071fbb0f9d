// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/seating.h"

#include "engine/hand/observation.h"

#include <QWidget>

namespace sheepshead {

class CardTheme;

/// A look back at one trick: its cards in the order in which they fell, who laid each, and who took
/// them.
class LastTrickPanel : public QWidget {
    Q_OBJECT

public:
    LastTrickPanel(CardTheme& theme, QWidget* parent);

    void setTrick(const Trick& trick, int number, const Seating& seating);
    /// As large as the table's other overlays, but never wider than this many pixels.
    void setRoom(qreal unit, int width);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void paintCard(QPainter& painter, const PlayedCard& played, const QRectF& column);
    QString nameOf(Seat seat) const;
    qreal cardWidth() const;
    qreal columnWidth() const;
    qreal padding() const;

    CardTheme& theme_;
    Trick trick_;
    Seating seating_;
    QString title_;
    qreal scale_ = 1;
};

} // namespace sheepshead
