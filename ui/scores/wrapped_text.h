// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

class QPaintDevice;

namespace sheepshead {

/// Breaks a text into lines no wider than a column of a page, between words where it can. What is
/// more than `mostLines` is elided.
QStringList wrappedLines(const QString& text, const QFont& font, QPaintDevice* device, double width,
    int mostLines = 100);

} // namespace sheepshead
