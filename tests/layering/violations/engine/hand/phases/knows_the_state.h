// SPDX-License-Identifier: GPL-3.0-or-later
// Not part of the program: read by the layering test, which must report each marked line.
#include "engine/hand/hand_data.h"

#include "engine/hand/state/hand_state.h" // forbidden
