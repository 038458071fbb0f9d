// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/colour_scheme.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>

namespace sheepshead {

namespace {

QPalette lightPalette()
{
    QPalette palette(QColor(0xef, 0xee, 0xec));
    palette.setColor(QPalette::Link, QColor(0x1f, 0x5c, 0x99));
    palette.setColor(QPalette::Highlight, QColor(0x2f, 0x6d, 0xa8));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    return palette;
}

QPalette darkPalette()
{
    QPalette palette(QColor(0x2b, 0x2e, 0x32));
    palette.setColor(QPalette::Base, QColor(0x1f, 0x21, 0x24));
    palette.setColor(QPalette::AlternateBase, QColor(0x27, 0x2a, 0x2d));
    palette.setColor(QPalette::ToolTipBase, QColor(0x3a, 0x3f, 0x45));
    palette.setColor(QPalette::ToolTipText, Qt::white);
    palette.setColor(QPalette::Link, QColor(0x7f, 0xb8, 0xec));
    palette.setColor(QPalette::Highlight, QColor(0x3d, 0x7f, 0xbd));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    return palette;
}

} // namespace

void applyColourScheme(ColourScheme scheme)
{
    static const QString systemStyle = QApplication::style()->objectName();
    if (scheme == ColourScheme::System) {
        QApplication::setStyle(systemStyle);
        QApplication::setPalette(QPalette());
        return;
    }
    QApplication::setStyle(QStringLiteral("fusion")); // the one that takes any palette
    QApplication::setPalette(scheme == ColourScheme::Light ? lightPalette() : darkPalette());
}

} // namespace sheepshead
