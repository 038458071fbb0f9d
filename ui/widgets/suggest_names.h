// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QLineEdit;

namespace sheepshead {

/// Of a name that a person types.
inline constexpr int longestName = 40;

/// Suggests these names while one is typed, in small or capital letters. Replaces what was
/// suggested before.
void suggestNames(QLineEdit& line, const QStringList& names);

} // namespace sheepshead
