// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card.h"
#include "ui/table/panels/panel_scale.h"

#include <QWidget>

#include <vector>

namespace sheepshead {

/// The 120 points of a hand as a bar that makers and defenders share, with marks where the makers
/// are out of schneider, win, and win schneider.
class PointsBar : public QWidget {
    Q_OBJECT

public:
    explicit PointsBar(QWidget* parent = nullptr);

    void setPoints(Points makers, std::vector<Points> marks);
    void setScale(const PanelScale& scale);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintSides(QPainter& painter) const;
    void paintBar(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    QRectF bar() const;
    qreal placeOf(Points points) const;
    QFont fontOf(PanelType type, bool bold) const;

    Points makers_;
    std::vector<Points> marks_;
    PanelScale scale_;
};

} // namespace sheepshead
