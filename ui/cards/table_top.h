// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/felt.h"

#include <QImage>

namespace sheepshead {

/// A picture of the person's own, or why it cannot be shown.
struct PictureReading {
    QImage image;
    QString problem; ///< for people: which file, and what is wrong with it; empty with an image
};

/// Reads a picture, no larger than a screen needs, and upright. Refuses what is no picture, and
/// files and pictures too large to open quickly.
PictureReading readPicture(const QString& file);

/// The table top as the person wants it, kept for the size that was asked for last.
class TableTop {
public:
    void setLook(const FeltLook& look);
    const FeltLook& look() const { return look_; }
    /// Why the picture is not shown; empty if it is, or if none is wanted.
    const QString& problem() const { return picture_.problem; }

    /// A picture covers the table; a light one is darkened until white words can be read on it.
    const QPixmap& pixmap(QSize size, qreal dpr);

private:
    QPixmap drawn(QSize size, qreal dpr) const;

    FeltLook look_;
    PictureReading picture_;
    QPixmap pixmap_;
};

} // namespace sheepshead
