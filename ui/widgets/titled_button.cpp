// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/titled_button.h"

#include "ui/widgets/dialog_spacing.h"

#include <QStyleOptionButton>
#include <QStylePainter>

namespace sheepshead {

namespace {

constexpr int leastWidth = 12; // of the height of a line

} // namespace

TitledButton::TitledButton(const QString& title, const QString& words, QWidget* parent)
    : QCommandLinkButton(title, words, parent)
{
}

QFont TitledButton::titleFont() const
{
    QFont title = font();
    title.setBold(true);
    return title;
}

int TitledButton::textLeft() const
{
    const int margin = dialogSpacing().item;
    return margin + (icon().isNull() ? 0 : iconSize().width() + margin);
}

/// The words below the title, from its upper edge on, as high as they are.
QRect TitledButton::wordsIn(const QRect& room) const
{
    return fontMetrics().boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, description());
}

QSize TitledButton::sizeHint() const
{
    const int title = QFontMetrics(titleFont()).size(Qt::TextShowMnemonic, text()).width();
    const int width =
        textLeft() + qMax(title, leastWidth * fontMetrics().height()) + dialogSpacing().item;
    return { width, heightForWidth(width) };
}

int TitledButton::heightForWidth(int width) const
{
    const int margin = dialogSpacing().item;
    const QRect room(0, 0, width - textLeft() - margin, QWIDGETSIZE_MAX);
    const int texts = QFontMetrics(titleFont()).height() + wordsIn(room).height();
    return 2 * margin + qMax(texts, icon().isNull() ? 0 : iconSize().height());
}

void TitledButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.features |= QStyleOptionButton::CommandLinkButton;
    option.text.clear();
    option.icon = {};
    painter.drawControl(QStyle::CE_PushButton, option);
    const int margin = dialogSpacing().item;
    if (!icon().isNull())
        icon().paint(&painter, QRect({ margin, (height() - iconSize().height()) / 2 }, iconSize()),
            Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);

    const int titleHeight = QFontMetrics(titleFont()).height();
    QRect room = rect().adjusted(textLeft(), 0, -margin, 0);
    const int texts = titleHeight + wordsIn(room).height();
    room.setTop((height() - texts) / 2);
    const bool underlines = style()->styleHint(QStyle::SH_UnderlineShortcut, &option, this) != 0;
    const int mnemonic = underlines ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
    painter.setFont(titleFont());
    painter.drawItemText(room, Qt::AlignLeft | Qt::AlignTop | mnemonic, palette(), isEnabled(),
        text(), QPalette::ButtonText);
    painter.setFont(font());
    painter.drawItemText(room.adjusted(0, titleHeight, 0, 0),
        Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, palette(), isEnabled(), description(),
        QPalette::ButtonText);
}

} // namespace sheepshead
