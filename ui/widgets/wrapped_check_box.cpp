// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wrapped_check_box.h"

#include <QStyleOptionButton>
#include <QStylePainter>

namespace sheepshead {

namespace {

constexpr int leastLettersOfLine = 16; ///< of a line
constexpr int unlimitedHeight = 10000;
constexpr int wrappedFlags =
    Qt::AlignLeading | Qt::AlignTop | Qt::TextWordWrap | Qt::TextShowMnemonic;

} // namespace

WrappedCheckBox::WrappedCheckBox(const QString& text, QWidget* parent)
    : QCheckBox(text, parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum, QSizePolicy::CheckBox);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int WrappedCheckBox::indicatorWidth() const
{
    return style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this)
        + style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, this);
}

int WrappedCheckBox::textHeight(int width) const
{
    return fontMetrics()
        .boundingRect(0, 0, qMax(1, width), unlimitedHeight, wrappedFlags, text())
        .height();
}

QSize WrappedCheckBox::sizeHint() const
{
    const int words = fontMetrics().size(Qt::TextShowMnemonic, text()).width();
    const int width = indicatorWidth() + words + 4;
    return { width, heightForWidth(width) };
}

QSize WrappedCheckBox::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    const int width = indicatorWidth() + leastLettersOfLine * fontMetrics().averageCharWidth();
    return { qMin(whole.width(), width), QCheckBox::sizeHint().height() };
}

int WrappedCheckBox::heightForWidth(int width) const
{
    return qMax(QCheckBox::sizeHint().height(), textHeight(width - indicatorWidth()));
}

/// The box is beside the first line.
void WrappedCheckBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionButton look;
    initStyleOption(&look);
    const QRect words =
        style()->visualRect(layoutDirection(), rect(), rect().adjusted(indicatorWidth(), 0, 0, 0));
    const int lines = textHeight(words.width());
    const int top = (height() - lines) / 2;
    QStyleOptionButton box = look;
    const int side = style()->pixelMetric(QStyle::PM_IndicatorWidth, &look, this);
    const int line = fontMetrics().lineSpacing();
    box.rect = style()->visualRect(
        layoutDirection(), rect(), QRect(0, top + (line - side) / 2, side, side));
    painter.drawPrimitive(QStyle::PE_IndicatorCheckBox, box);
    int flags = wrappedFlags;
    if (!style()->styleHint(QStyle::SH_UnderlineShortcut, &look, this))
        flags |= Qt::TextHideMnemonic;
    painter.drawItemText(words.adjusted(0, top, 0, 0), flags, look.palette, isEnabled(), text(),
        QPalette::WindowText);
    if (look.state.testFlag(QStyle::State_HasFocus)) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(look);
        focus.rect = words.adjusted(-2, top, 0, 0);
        focus.rect.setHeight(lines);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
    }
}

/// All of its text can be clicked.
bool WrappedCheckBox::hitButton(const QPoint& place) const { return rect().contains(place); }

} // namespace sheepshead
