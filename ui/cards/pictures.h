// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QString>

namespace sheepshead {

/// A small square picture of the resources (a portrait, a role mark), drawn at exactly this size
/// and kept. An own face is drawn round.
QPixmap picture(const QString& resource, qreal size, qreal dpr);

/// The file of a seat's portrait; the one of the person where there is none.
QString portraitFile(const QString& portrait);
QString iconFile(const QString& icon);

} // namespace sheepshead
