// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

/// Colours of what lies on the felt; tests/ui/table/contrast_test.cpp has the pairs that must be
/// told apart. White words lie on the felt itself, see Felt.
namespace sheepshead::table_colours {

inline constexpr QColor plate { 0xfb, 0xf6, 0xe9 };
inline constexpr QColor idlePlate { 0xc9, 0xc4, 0xb8 }; ///< of a player who sits out
inline constexpr QColor plateInk { 0x23, 0x22, 0x2b };
inline constexpr QColor quietInk { 0x55, 0x50, 0x48 };
/// Around the faces of those whose side is known, and under the words of roles.
inline constexpr QColor makersRim { 0xf5, 0xbc, 0x36 };
inline constexpr QColor defendersRim { 0x88, 0xc9, 0xff };
inline constexpr QColor makersTag { 0xf6, 0xcf, 0x6a };
inline constexpr QColor dealerTag { 0xe4, 0xdc, 0xc8 };
inline constexpr QColor ring { 0xff, 0xd2, 0x5e };  ///< around the seat to act
inline constexpr QColor crack { 0x9c, 0x1f, 0x2e }; ///< under white words
inline constexpr QColor levelGround { 0x23, 0x22, 0x2b, 0xd8 };
inline constexpr QColor levelStar { 0xff, 0xd2, 0x5e };

inline constexpr QColor bubble { 0xff, 0xfb, 0xee };
inline constexpr QColor bubbleInk { 0x23, 0x22, 0x2b };

/// Under words on the felt: the strip, the button for a hint.
inline constexpr QColor wordShade { 0, 0, 0, 88 };
inline constexpr QColor wordShadeDown { 0, 0, 0, 150 };
inline constexpr QColor stripWords { 0xff, 0xff, 0xff };
inline constexpr QColor quietStripWords { 0xe6, 0xea, 0xf0 };

inline constexpr QColor cardPaper { 0xff, 0xfd, 0xf6 };
inline constexpr QColor trumpEdge { 0xb4, 0x7c, 0x0c }; ///< gold, on the card
inline constexpr QColor cardGlow { 0xff, 0xd8, 0x6a };  ///< around a card
inline constexpr QColor cardFocus { 0xff, 0xff, 0xff };
inline constexpr QColor cardMark { 0x1d, 0x5f, 0xa8 }; ///< under a white tick
inline constexpr QColor cardStar { 0x9a, 0x6a, 0x0c }; ///< under a white star
inline constexpr QColor cardTag { 20, 24, 34, 200 };   ///< under white words

} // namespace sheepshead::table_colours
