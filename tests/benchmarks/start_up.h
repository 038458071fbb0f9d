// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sheepshead {

inline constexpr auto startUpArgument = "--start-up";

/// What a start of the whole program took, from the birth of its process to the painted table.
struct StartTimes {
    double milliseconds = 0;
    double megabytes = 0; ///< resident when the table was painted
};

/// Starts this program again with startUpArgument and measures it.
StartTimes measureStartUp(const QString& program);

/// The other side: starts the game in a fresh folder and ends once the table is painted.
int startUp(int argc, char** argv);

} // namespace sheepshead
