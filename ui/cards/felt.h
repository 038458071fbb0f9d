// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QSize>

#include <cstdint>

namespace sheepshead {

/// What the table is covered with. All are dark enough for white words at a contrast of 4.5 to 1.
enum class Felt : std::uint8_t { SlateBlue, ForestGreen, Burgundy, Oak };

/// The empty table top: cloth or wood, lit from above, darker towards its edge.
QPixmap feltPixmap(Felt felt, QSize size, qreal dpr);

} // namespace sheepshead
