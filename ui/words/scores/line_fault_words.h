// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/line_fault.h"

#include <QString>
#include <QStringList>

namespace sheepshead {

/// Why a line typed at a real table does not hold: "Bob sits this hand out." The names are those of
/// the members, by their numbers.
QString faultText(const LineFault& fault, const QStringList& members);

} // namespace sheepshead
