// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/seating.h"

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
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void paintCard(QPainter& painter, const PlayedCard& played, const QRectF& column);
    QString nameOf(Seat seat) const;

    CardTheme& theme_;
    Trick trick_;
    Seating seating_;
    QString title_;
};

} // namespace sheepshead
