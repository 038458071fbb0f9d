// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/titled_delegate.h"

#include <QApplication>
#include <QFontMetrics>
#include <QHeaderView>
#include <QPainter>
#include <QStyle>
#include <QTreeView>

namespace sheepshead {

namespace {

constexpr int roomAbove = 4;
constexpr int roomBeside = 6;
constexpr int flags = Qt::AlignLeading | Qt::AlignTop | Qt::TextWordWrap;
constexpr int unlimited = 10000;

QFont titleFont(const QStyleOptionViewItem& option)
{
    QFont font = option.font;
    font.setBold(true);
    return font;
}

/// Not those of the style option: Qt puts other separators there.
QStringList linesOf(const QModelIndex& index)
{
    return index.data(Qt::DisplayRole).toString().split(u'\n');
}

int heightOf(const QFont& font, const QString& text, int width)
{
    return QFontMetrics(font).boundingRect(0, 0, qMax(1, width), unlimited, flags, text).height();
}

QPalette::ColorGroup groupOf(const QStyleOptionViewItem& option)
{
    if (!option.state.testFlag(QStyle::State_Enabled))
        return QPalette::Disabled;
    return option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
}

} // namespace

void TitledDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem look = option;
    initStyleOption(&look, index);
    const QStringList lines = linesOf(index);
    look.text.clear();
    const QStyle* const style = look.widget ? look.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &look, painter, look.widget);

    painter->save();
    painter->setPen(look.palette.color(groupOf(look),
        look.state.testFlag(QStyle::State_Selected) ? QPalette::HighlightedText : QPalette::Text));
    QRect room = look.rect.adjusted(roomBeside, roomAbove, -roomBeside, -roomAbove);
    const QFont title = titleFont(look);
    painter->setFont(title);
    painter->drawText(room, flags, lines.front());
    room.setTop(room.top() + heightOf(title, lines.front(), room.width()));
    painter->setFont(look.font);
    painter->drawText(room, flags, lines.mid(1).join(u'\n'));
    painter->restore();
}

QSize TitledDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem look = option;
    initStyleOption(&look, index);
    const auto* const view = qobject_cast<const QTreeView*>(look.widget);
    const int width = view ? view->columnWidth(index.column()) : look.rect.width();
    const int room = width - 2 * roomBeside;
    const QStringList lines = linesOf(index);
    return { width,
        heightOf(titleFont(look), lines.front(), room)
            + heightOf(look.font, lines.mid(1).join(u'\n'), room) + 2 * roomAbove };
}

void paintTitled(QTreeView& view)
{
    view.setItemDelegateForColumn(0, new TitledDelegate(&view));
    QObject::connect(
        view.header(), &QHeaderView::sectionResized, &view, [&view] { view.doItemsLayout(); },
        Qt::QueuedConnection);
}

} // namespace sheepshead
