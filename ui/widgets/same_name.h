// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace sheepshead {

/// Whether people take two names for one, as the score book does: see nameKey().
bool isSameName(const QString& one, const QString& other);

bool holdsName(const QStringList& names, const QString& name);

} // namespace sheepshead
