// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

class QPaintDevice;

namespace sheepshead {

/// The fonts and measures of a printed sheet, at a device's resolution.
class PrintMeasures {
public:
    /// The size of the figures, in points; everything else is in proportion.
    PrintMeasures(QPaintDevice* device, double figureSize);

    double points(double value) const;
    /// Between lines, marks and cells: in points for figures of 9 points, larger with them.
    double gap(double value) const { return points(value * figureSize_ / 9); }
    double width(const QString& text, const QFont& font) const;
    double lineHeight(const QFont& font) const;
    QPaintDevice* device() const { return device_; }

    QFont title;
    QFont small; ///< words, legend, page number
    QFont figure;
    QFont strong; ///< headings, and the figures of those who won

private:
    QPaintDevice* device_;
    double figureSize_;
};

} // namespace sheepshead
