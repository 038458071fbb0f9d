// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

class QBoxLayout;

namespace sheepshead {

/// The distances in all dialogs, in pixels. They grow with the text, at half its pace: a small
/// window needs its room for the words.
struct DialogSpacing {
    explicit DialogSpacing(int fontHeight);

    int edge;   ///< between the edge of a window and what is in it
    int frame;  ///< between a frame, or the edge of a page, and what is in it
    int item;   ///< between two things that belong together
    int group;  ///< between two groups, and above the buttons of a dialog
    int indent; ///< of what belongs to the line above it
    int button; ///< the least width of a push button with a text
    int narrow; ///< the least width of what is in a dialog
};

/// Those for the size of text in use.
DialogSpacing dialogSpacing();

/// What is added next to this column of a dialog begins a group: it stands further apart from what
/// is above it. For the buttons of a dialog, too.
void beginGroup(QBoxLayout& column);

/// A style of the system with the distances of DialogSpacing. Layouts that set none of their own
/// have them, and so have push buttons and dialogs; all follow them when the size of text changes.
class SpacedStyle : public QProxyStyle {
public:
    explicit SpacedStyle(const QString& key)
        : QProxyStyle(key)
    {
    }

    int pixelMetric(
        PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
        const QWidget* widget) const override;
};

} // namespace sheepshead
