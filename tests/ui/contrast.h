// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

/// Contrast as the Web Content Accessibility Guidelines 2.1 define it.
namespace sheepshead::testing {

inline constexpr double forText = 4.5;
inline constexpr double forLargeText = 3; ///< and for what a picture must show

inline double luminance(const QColor& colour)
{
    const auto light = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * light(colour.redF()) + 0.7152 * light(colour.greenF())
        + 0.0722 * light(colour.blueF());
}

/// What is seen of a colour that lets another one shine through.
inline QColor over(const QColor& colour, const QColor& ground)
{
    const auto mixed = [part = colour.alphaF()](
                           float a, float b) { return a * part + b * (1 - part); };
    return QColor::fromRgbF(mixed(colour.redF(), ground.redF()),
        mixed(colour.greenF(), ground.greenF()), mixed(colour.blueF(), ground.blueF()));
}

/// From 1 to 21; the ground is opaque.
inline double contrast(const QColor& colour, const QColor& ground)
{
    const auto [dark, light] = std::minmax({ luminance(over(colour, ground)), luminance(ground) });
    return (light + 0.05) / (dark + 0.05);
}

} // namespace sheepshead::testing
