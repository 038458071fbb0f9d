// SPDX-License-Identifier: GPL-3.0-or-later
// Not part of the program: read by the layering test, which must report each marked line.
#include <nlohmann/json.hpp>

#include "engine/hand/state/hand_state.h"

#include "ui/rule_words.h"  // forbidden
#include <QCoreApplication> // forbidden
