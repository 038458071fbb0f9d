// SPDX-License-Identifier: GPL-3.0-or-later
// Not part of the program: read by the layering test, which must report each marked line.
#include "engine/solver/solver.h"

#include "app/console/options.h" // forbidden
#include <QElapsedTimer>         // forbidden
