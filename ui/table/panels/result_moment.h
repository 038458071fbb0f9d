// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/panels/moment.h"

#include <QVariantAnimation>
#include <QWidget>

namespace sheepshead {

/// A ribbon with a medal for a hand to remember: the medal swings in, and its picture is put
/// together. Without motion it is shown as it ends.
class ResultMoment : public QWidget {
    Q_OBJECT

public:
    /// The size is that of its type, in pixels.
    ResultMoment(Moment moment, int size, QWidget* parent = nullptr);

    /// Once; `motion` is whether things may move.
    void begin(bool motion);
    bool isMoving() const { return swing_.state() == QAbstractAnimation::Running; }
    Moment moment() const { return moment_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int medal() const { return size_ * 3; }
    /// From its beginning to its end, 0 .. 1.
    qreal passed() const { return swing_.currentValue().toReal(); }

    Moment moment_;
    int size_;
    QVariantAnimation swing_;
};

} // namespace sheepshead
