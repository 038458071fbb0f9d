// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice.h"
#include "ui/words/players/seating.h"

#include <QString>

namespace sheepshead {

/// One fact of an advice as a sentence, said to the seat that observes.
QString factText(const advice::Fact& fact, const Advice& advice, const Observation& seen,
    const Seating& seating);

} // namespace sheepshead
