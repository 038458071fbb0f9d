// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

/// The pad of paper that the score sheet beside the table is written on. It lies on the table, so
/// it is the same on a light and on a dark desktop; tests/ui/table/contrast_test.cpp has its pairs.
namespace sheepshead::pad_paper {

inline constexpr QColor paper { 0xfb, 0xf5, 0xe3 };
inline constexpr QColor ink { 0x23, 0x22, 0x2b };
inline constexpr QColor pencil { 0x4d, 0x4c, 0x55 }; ///< of totals
inline constexpr QColor rule { 0xbf, 0xd0, 0xdf };   ///< under each hand
inline constexpr QColor margin { 0xd9, 0x8f, 0x8f }; ///< beside the numbers of the hands
inline constexpr QColor binding { 0x7c, 0x2f, 0x35 };
inline constexpr QColor chosen { 0x2f, 0x5f, 0x93 }; ///< under white words

/// For the sheet and everything on it.
inline QPalette palette(QPalette usual)
{
    for (const auto role : { QPalette::Window, QPalette::Base, QPalette::AlternateBase })
        usual.setColor(role, paper);
    for (const auto role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText })
        usual.setColor(role, ink);
    usual.setColor(QPalette::Button, paper.darker(108));
    usual.setColor(QPalette::Mid, rule);
    usual.setColor(QPalette::Highlight, chosen);
    usual.setColor(QPalette::HighlightedText, Qt::white);
    usual.setColor(QPalette::Disabled, QPalette::ButtonText, pencil.lighter(170));
    return usual;
}

} // namespace sheepshead::pad_paper
