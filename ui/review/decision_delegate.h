// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace sheepshead {

/// The column with the decisions of a review: a row gets the height that its text needs at the
/// width of the column. A tree view wraps texts, but asks for one line only.
class DecisionDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit DecisionDelegate(QTreeView& view);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QTreeView& view_;
};

} // namespace sheepshead
