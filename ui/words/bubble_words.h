// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"

#include <QString>

namespace sheepshead {

/// What is said aloud at a seat: "pass", "I'll pick", "clubs". Empty for what nobody says.
QString bubbleText(const Event& event);

} // namespace sheepshead
