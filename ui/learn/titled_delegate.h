// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace sheepshead {

/// Paints the first line of a text of several as a title over the others, with room around them.
class TitledDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    /// As high as the lines are when they are broken to the width of their column.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// The first column of a view is painted so, and its rows follow the width of the window.
void paintTitled(QTreeView& view);

} // namespace sheepshead
