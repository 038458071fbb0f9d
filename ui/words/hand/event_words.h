// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"
#include "ui/words/hand/picked_by.h"
#include "ui/words/players/seating.h"

#include <QString>

#include <optional>

namespace sheepshead {

/// What happened, in one line for the log and for screen readers, as the viewer saw it: "Ada calls
/// the ace of clubs." Who picked, once there is one, decides what a revealed partner is called.
QString eventText(
    const Event& event, const Seating& seating, const std::optional<PickedBy>& picked = {});

/// What is said aloud at a seat: "pass", "I'll pick", "clubs". Empty for an event that is silent.
QString bubbleText(const Event& event);

} // namespace sheepshead
