// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/same_name.h"

#include "engine/names/name_key.h"

#include <algorithm>

namespace sheepshead {

bool isSameName(const QString& one, const QString& other)
{
    return isSameName(one.toStdString(), other.toStdString());
}

bool holdsName(const QStringList& names, const QString& name)
{
    return std::ranges::any_of(
        names, [&](const QString& other) { return isSameName(other, name); });
}

} // namespace sheepshead
