// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/text_scale.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace sheepshead {

/// The size to open a window at, larger where texts are enlarged, or what there is room for on a
/// smaller screen beside the frame and the title that a window manager puts around it.
inline void openAtSize(QWidget& window, QSize wanted)
{
    constexpr QSize frame(8, 36);
    window.resize(
        (wanted * std::max(1.0, textScale())).boundedTo(window.screen()->availableSize() - frame));
}

} // namespace sheepshead
