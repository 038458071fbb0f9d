// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/position/trump_count.h"

#include <QWidget>

namespace sheepshead {

class CardTheme;

/// The order of trump with what is gone faded and the person's own framed: which trump are out.
class TrumpPanel : public QWidget {
    Q_OBJECT

public:
    TrumpPanel(CardTheme& theme, QWidget* parent);

    /// Shows these, or what they have become.
    void setCount(const TrumpCount& count);
    /// As large as the table's other overlays, but never wider than this many pixels.
    void setRoom(qreal unit, int width);
    QSize sizeHint() const override;

Q_SIGNALS:
    /// The person has seen enough.
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void paintCard(QPainter& painter, Card card, const QRectF& place);
    int columns() const;
    int rows() const;
    qreal gap() const;
    qreal cardWidth() const;
    qreal padding() const;

    CardTheme& theme_;
    TrumpCount count_;
    QString title_;
    QString legend_;
    qreal scale_ = 1;
};

} // namespace sheepshead
