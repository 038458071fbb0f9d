// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/printing/paper.h"

#include <QSizeF>

class QPagedPaintDevice;
class QPainter;

namespace sheepshead {

/// Paper whose pages are painted one by one, upright and in black. A subclass says how many there
/// are and paints each.
class DrawnPaper : public Paper {
public:
    void prepare(QPrinter& printer) const override;
    bool print(QPrinter& printer) const override;
    bool preview(QPrinter& printer) const override;

protected:
    /// The size is that of the page without its margins, in pixels of the device.
    virtual int pageCount(QPagedPaintDevice& device, QSizeF page) const = 0;
    /// The painter's origin is the top left corner inside the margins. Pages count from 0.
    virtual void paintPage(
        QPainter& painter, QPagedPaintDevice& device, QSizeF page, int number) const = 0;

private:
    struct Range {
        int first = 0; ///< pages from 0
        int end = 0;   ///< one past the last; 0 for all
    };
    bool paint(QPagedPaintDevice& device, Range range) const;
};

} // namespace sheepshead
