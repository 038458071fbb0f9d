// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QSize>
#include <QString>

#include <cstdint>

namespace sheepshead {

/// What the table is covered with. All are dark enough for white words at a contrast of 4.5 to 1.
enum class Felt : std::uint8_t { SlateBlue, ForestGreen, Burgundy, Oak, Charcoal, Plaid };

inline constexpr int feltCount = 6;

/// For people.
QString feltName(Felt felt);

/// The table top that the person wants: one of ours, or a picture of their own over it.
struct FeltLook {
    Felt felt = Felt::SlateBlue;
    QString picture = {}; ///< the path of a file; empty for the felt. One that cannot be read too.

    bool operator==(const FeltLook&) const = default;
};

/// The empty table top: cloth or wood, lit from above, darker towards its edge.
QPixmap feltPixmap(Felt felt, QSize size, qreal dpr);

} // namespace sheepshead
