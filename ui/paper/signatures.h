// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scores/print_measures.h"

#include <QRectF>
#include <QStringList>

class QPainter;

namespace sheepshead {

/// Lines to sign on, side by side and below each other.
class Signatures {
public:
    /// One line for each caption, which may be empty. The captions stand below the lines.
    explicit Signatures(QStringList captions)
        : captions_(std::move(captions))
    {
    }

    bool empty() const { return captions_.empty(); }
    double height(const PrintMeasures& measures) const;
    /// The place is as high as height() says.
    void paint(QPainter& painter, const PrintMeasures& measures, const QRectF& place) const;

private:
    int rows() const;

    QStringList captions_;
};

} // namespace sheepshead
