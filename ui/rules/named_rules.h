// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant.h"

#include <QString>

namespace sheepshead {

/// House rules and what people call them: a preset's name, a file's, "These rules".
struct NamedRules {
    QString name;
    Variant variant;
};

} // namespace sheepshead
