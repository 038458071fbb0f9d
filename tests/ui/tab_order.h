// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace sheepshead::testing {

/// What a person hears who walks through an open window with the Tab key, from what has the focus
/// until it comes round again: accessible names, or texts without their marks for keys.
QStringList tabOrder(QWidget& window);

/// Whether these are stations of that walk, in this order, whatever lies between them.
bool passes(const QStringList& walk, const QStringList& stations);

} // namespace sheepshead::testing
