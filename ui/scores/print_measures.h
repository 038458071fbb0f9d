// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

class QPaintDevice;

namespace sheepshead {

/// The fonts and measures of a printed sheet, at a device's resolution.
class PrintMeasures {
public:
    explicit PrintMeasures(QPaintDevice* device);

    double points(double value) const;
    double width(const QString& text, const QFont& font) const;
    double lineHeight(const QFont& font) const;
    QPaintDevice* device() const { return device_; }

    QFont title;
    QFont small; ///< words, legend, page number
    QFont figure;
    QFont strong; ///< headings, and the figures of those who won

private:
    QPaintDevice* device_;
};

} // namespace sheepshead
