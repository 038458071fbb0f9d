// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

class QWidget;

namespace sheepshead {

/// What a person puts into a message to others. What is empty is not put there.
struct ToShare {
    QString title; ///< suggested as the name of a file
    QString text;
    QString html = {}; ///< the same, for programs that take it
    QImage picture;
    QByteArray svg = {}; ///< the same picture
};

/// To the clipboard; the program that it is pasted into takes what it can show.
void copyToShare(const ToShare& shared);

/// Asks for a file and saves the picture there, as PNG or, where there is one, as SVG. A file that
/// was there is replaced whole, or stays and the person is told. Returns at once.
void askToSavePicture(const ToShare& shared, QWidget* parent);

} // namespace sheepshead
