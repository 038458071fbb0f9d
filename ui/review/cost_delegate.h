// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QStyledItemDelegate>

namespace sheepshead {

/// Paints the cost of a decision as a small bar with its figure, and a mark where it lost the hand.
class CostDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    static inline const QColor usualBar { 180, 126, 30 };
    static inline const QColor costliestBar { 200, 80, 40 }; ///< of its seat, and the mark

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace sheepshead
