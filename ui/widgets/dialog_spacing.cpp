// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dialog_spacing.h"

#include <QApplication>
#include <QBoxLayout>
#include <QFontMetrics>
#include <QStyleOptionButton>
#include <QWidget>

namespace sheepshead {

DialogSpacing::DialogSpacing(int fontHeight)
{
    const int step = qRound(4 + fontHeight / 4.0); // 8 at the usual size of text
    item = step;
    frame = qRound(1.5 * step);
    edge = 2 * step;
    group = 2 * step;
    indent = 3 * step;
    button = 10 * step;
    narrow = 36 * step;
}

DialogSpacing dialogSpacing() { return DialogSpacing(QFontMetrics(QApplication::font()).height()); }

void beginGroup(QBoxLayout& column)
{
    const DialogSpacing spacing = dialogSpacing();
    column.addSpacing(spacing.group - spacing.item);
}

int SpacedStyle::pixelMetric(
    PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return widget && widget->isWindow() ? dialogSpacing().edge : dialogSpacing().frame;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return dialogSpacing().item;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize SpacedStyle::sizeFromContents(ContentsType type, const QStyleOption* option,
    const QSize& contents, const QWidget* widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    const auto* const button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (type == CT_PushButton && button != nullptr && !button->text.isEmpty()) {
        const DialogSpacing spacing = dialogSpacing();
        const int least = qMax(spacing.button, contents.width() + 2 * spacing.item);
        size.setWidth(qMax(size.width(), least));
    }
    return size;
}

} // namespace sheepshead
