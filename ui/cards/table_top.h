// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/felt.h"

#include <QImage>
#include <QPixmap>

#include <functional>
#include <memory>

class QObject;

namespace sheepshead {

/// A picture of the person's own, or why it cannot be shown.
struct PictureReading {
    QImage image;
    QString problem; ///< for people: which file, and what is wrong with it; empty with an image
};

/// Reads a picture, no larger than a screen needs, and upright. Refuses what is no picture, and
/// files and pictures too large. Takes as long as drawElsewhere(), so it is for threads that may
/// wait.
PictureReading readPicture(const QString& file);

/// The same for the thread of the windows: calls `then` there when the picture is read, unless the
/// context is gone by then.
void readPictureFor(
    QObject* context, const QString& file, std::function<void(const PictureReading&)> then);

/// The table top as the person wants it, kept for the size that was asked for last.
class TableTop {
public:
    /// The felt is shown until the picture is read.
    void setLook(const FeltLook& look);
    /// Pictures came: true if the table looks different now.
    bool takeArrived();
    const FeltLook& look() const { return look_; }
    /// Why the picture is not shown; empty if it is, or if none is wanted.
    const QString& problem() const { return picture_.problem; }

    /// A picture covers the table; a light one is darkened until white words can be read on it.
    const QPixmap& pixmap(QSize size, qreal dpr);

private:
    struct Awaited;

    QPixmap drawn(QSize size, qreal dpr) const;
    void take(const PictureReading& picture);

    FeltLook look_;
    PictureReading picture_;
    double dimmed_ = 1;                ///< how much of the picture's light stays
    std::shared_ptr<Awaited> awaited_; ///< null if no picture is to come
    QPixmap pixmap_;
};

} // namespace sheepshead
