// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// Who sits at the tables of these tests.
namespace sheepshead::testing {

inline const QStringList players { QStringLiteral("You"), QStringLiteral("Ada"),
    QStringLiteral("Bruno"), QStringLiteral("Clara"), QStringLiteral("Emil") };

} // namespace sheepshead::testing
