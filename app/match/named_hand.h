// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_record.h"

#include <QStringList>

namespace sheepshead {

/// A hand with the names of its players.
struct NamedHand {
    HandRecord record;
    QStringList players;
};

} // namespace sheepshead
