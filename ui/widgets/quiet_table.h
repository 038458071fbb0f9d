// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace sheepshead {

/// Tells a screen reader about its current row only while it has the keyboard. Qt 6.4 always does,
/// and so would take the focus from the cards with every new row.
class QuietTable : public QTableView {
public:
    using QTableView::QTableView;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override
    {
        if (hasFocus())
            QTableView::currentChanged(current, previous);
        else
            // NOLINTNEXTLINE(bugprone-parent-virtual-call)
            QAbstractItemView::currentChanged(current, previous);
    }
    void selectionChanged(const QItemSelection& now, const QItemSelection& before) override
    {
        if (hasFocus())
            QTableView::selectionChanged(now, before);
        else
            // NOLINTNEXTLINE(bugprone-parent-virtual-call)
            QAbstractItemView::selectionChanged(now, before);
    }
};

} // namespace sheepshead
