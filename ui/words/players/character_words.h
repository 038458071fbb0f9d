// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sheepshead {

/// How a character plays, in a few words without a name: "Picks what others pass". Empty for a
/// key that none has.
QString wayOf(const QString& character);

} // namespace sheepshead
