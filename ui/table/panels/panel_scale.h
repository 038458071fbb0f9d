// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/text_scale.h"

#include <QtMath>

#include <cstdint>

namespace sheepshead {

/// The kinds of type on panels that lie over the table.
enum class PanelType : std::uint8_t { Headline, Title, Words, Note, Key };

/// How large such a panel is drawn. All of them have their type sizes, paddings and corners from
/// here, in pixels.
struct PanelScale {
    qreal unit = 1; ///< 1 on a table of 1280×800
    /// How much of the size of text that the person wants is kept, where not all has room: up to 1.
    qreal textShare = 1;

    int pixels(PanelType type) const
    {
        struct Size {
            qreal nominal;
            int least;
        };
        static constexpr Size sizes[] { { 25, 15 }, { 18, 14 }, { 15, 12 }, { 14, 12 },
            { 13, 11 } };
        const Size& size = sizes[static_cast<std::size_t>(type)];
        return qRound(textPixels(size.nominal * unit, size.least) * textShare);
    }
    /// How much larger text is than at the usual size.
    qreal text() const { return textScale() * textShare; }

    int padding() const { return qRound(14 * unit); }
    int gap() const { return qRound(8 * unit); }
    qreal corner() const { return 14 * unit; }
    qreal keyCorner() const { return 5 * unit; }

    bool operator==(const PanelScale&) const = default;
};

} // namespace sheepshead
