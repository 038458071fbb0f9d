// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

inline constexpr int leastTextScale = 80;
inline constexpr int mostTextScale = 200;

/// The size of all text, in hundredths of what the desktop asks for; from leastTextScale to
/// mostTextScale, anything else is brought there. Sets the font of the program; windows that are
/// open follow it.
void setTextScale(int percent);

/// The same as a factor, 1 at first: for text whose size does not come from the program's font.
double textScale();

/// The pixels of text at the table: its nominal size at the table's size, but never less than can
/// be read, both scaled.
int textPixels(double nominal, int least);

} // namespace sheepshead
