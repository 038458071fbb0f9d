// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/decision_delegate.h"

#include <QTreeView>

namespace sheepshead {

DecisionDelegate::DecisionDelegate(QTreeView& view)
    : QStyledItemDelegate(&view)
    , view_(view)
{
}

QSize DecisionDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem atWidth = option;
    constexpr int anyHeight = 1000; // the style wraps in a valid rectangle only
    atWidth.rect = QRect(0, 0, view_.columnWidth(index.column()), anyHeight);
    return QStyledItemDelegate::sizeHint(atWidth, index);
}

} // namespace sheepshead
