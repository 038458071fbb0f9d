// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/tournament.h"

#include <QDialog>

namespace sheepshead {

/// The standings in big type on the whole screen, for all in the room to read. F11 or Escape closes
/// it.
class StandingsScreen : public QDialog {
    Q_OBJECT

public:
    StandingsScreen(const Tournament& tournament, int round, QWidget* parent = nullptr);
};

} // namespace sheepshead
