// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/text_scale.h"

#include <QLayout>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace sheepshead {

/// The size to open a window at, or what there is room for on a smaller screen beside the frame and
/// the title that a window manager puts around it.
inline void openAtMost(QWidget& window, QSize wanted)
{
    constexpr QSize frame(8, 36);
    window.resize(wanted.boundedTo(window.screen()->availableSize() - frame));
}

/// As wide as its words want and as high as they are then. Qt itself gives a dialog two thirds of
/// the screen's width at most, but the height that the wanted width needs.
inline void openAtWords(QWidget& window)
{
    openAtMost(window, window.sizeHint());
    openAtMost(window, { window.width(), window.layout()->totalHeightForWidth(window.width()) });
}

/// The same, larger where texts are enlarged.
inline void openAtSize(QWidget& window, QSize wanted)
{
    openAtMost(window, wanted * std::max(1.0, textScale()));
}

} // namespace sheepshead
