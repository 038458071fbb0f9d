// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScreen>
#include <QWidget>

namespace sheepshead {

/// The size to open a window at, or what there is room for on a smaller screen.
inline void openAtSize(QWidget& window, QSize wanted)
{
    window.resize(wanted.boundedTo(window.screen()->availableSize()));
}

} // namespace sheepshead
