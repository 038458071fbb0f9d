// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/colour_scheme.h"

#include "ui/widgets/dialog_spacing.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOption>
#ifdef Q_OS_WIN
#include <QSettings>
#endif

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
    palette.setColor(QPalette::Highlight, QColor(0x38, 0x77, 0xb2));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    for (const auto role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText })
        palette.setColor(QPalette::Disabled, role, QColor(0x93, 0x97, 0x9c)); // else near black
    return palette;
}

QString fusion() { return QStringLiteral("fusion"); }

/// Fusion with visible edges of check boxes and radio buttons; its own are dark on dark windows.
class DarkStyle : public SpacedStyle {
public:
    DarkStyle()
        : SpacedStyle(fusion())
    {
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget) const override
    {
        SpacedStyle::drawPrimitive(element, option, painter, widget);
        const bool round = element == PE_IndicatorRadioButton;
        if (!round && element != PE_IndicatorCheckBox)
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        QColor edge = option->palette.color(QPalette::WindowText);
        edge.setAlphaF(0.6F);
        painter->setPen(edge);
        const QRectF rect = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
        painter->drawRoundedRect(rect, round ? rect.width() / 2 : 1, round ? rect.height() / 2 : 1);
        painter->restore();
    }
};

#ifdef Q_OS_WIN
/// The style of Windows that Qt 6.4 draws knows no dark windows, so Fusion stands in for it.
ColourScheme schemeOfWindows()
{
    const QSettings colours(
        QStringLiteral("HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes"
                       "\\Personalize"),
        QSettings::NativeFormat);
    return colours.value(QStringLiteral("AppsUseLightTheme"), 1).toInt() == 0 ? ColourScheme::Dark
                                                                              : ColourScheme::Light;
}
#endif

} // namespace

QPalette paletteOf(ColourScheme scheme)
{
    switch (scheme) {
    case ColourScheme::Light:
        return lightPalette();
    case ColourScheme::Dark:
        return darkPalette();
    case ColourScheme::System:
        break;
    }
    return {};
}

void applyColourScheme(ColourScheme scheme)
{
#ifdef Q_OS_WIN
    if (scheme == ColourScheme::System)
        scheme = schemeOfWindows();
#endif
    static const QString systemStyle = QApplication::style()->objectName();
    if (scheme == ColourScheme::System) {
        QApplication::setStyle(new SpacedStyle(systemStyle));
        QApplication::setPalette(paletteOf(scheme));
        return;
    }
    const bool dark = scheme == ColourScheme::Dark; // Fusion takes any palette
    QApplication::setStyle(dark ? new DarkStyle : new SpacedStyle(fusion()));
    QApplication::setPalette(paletteOf(scheme));
}

} // namespace sheepshead
