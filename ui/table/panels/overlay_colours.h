// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

/// Colours of what lies over the felt, the same on every felt and in every palette: plates as warm
/// as the cards, white words on a shade.
namespace sheepshead::overlay {

inline constexpr QColor shade { 14, 20, 26, 205 };
inline constexpr QColor hintShade { 14, 20, 26, 238 };
inline constexpr QColor shadeEdge { 255, 255, 255, 36 };
/// What hides the table for a moment: the tricks, the trump that is out.
inline constexpr QColor panel { 18, 22, 32, 252 };
/// The result, lessons and drills.
inline constexpr QColor solidPanel { 24, 30, 41 };
inline constexpr QColor raisedPanel { 38, 46, 60 }; ///< on a solid one
inline constexpr QColor panelEdge { 255, 255, 255, 60 };
inline constexpr QColor gold { 255, 210, 94 }; ///< around a card: it took the trick, it is yours
inline constexpr QColor words { 255, 255, 255 };
inline constexpr QColor quietWords { 226, 230, 234 };

inline constexpr QColor plate { 249, 244, 231 };
inline constexpr QColor plateLit { 255, 252, 244 };
inline constexpr QColor plateDown { 228, 219, 198 };
inline constexpr QColor plateEdge { 120, 104, 72 };
inline constexpr QColor plateText { 33, 36, 42 };
inline constexpr QColor keyText { 108, 88, 46 };

inline constexpr QColor idlePlate { 255, 255, 255, 26 };
inline constexpr QColor litOutline { 255, 255, 255, 56 };
inline constexpr QColor idleEdge { 255, 255, 255, 60 };
inline constexpr QColor idleText { 255, 255, 255, 170 };

inline constexpr QColor focusRing { 255, 204, 92 };

/// The two sides of a bar, on any window.
inline constexpr QColor makersBar { 176, 128, 40 };
inline constexpr QColor defendersBar { 92, 122, 158 };

} // namespace sheepshead::overlay
