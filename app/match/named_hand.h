// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/participant.h"
#include "engine/hand/state/hand_record.h"

#include <QStringList>

namespace sheepshead {

/// A hand with the names of its players, and whose hand it is to look at or to play again.
struct NamedHand {
    HandRecord record;
    QStringList players;
    Seat person = personsSeat;
};

} // namespace sheepshead
