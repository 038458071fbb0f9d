// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/seasons/season_tables.h"

#include <QHeaderView>
#include <QTreeWidget>

namespace sheepshead {

/// A table of a season in a window.
inline QTreeWidget* newSeasonTree(const QString& name)
{
    auto* const tree = new QTreeWidget;
    tree->setAccessibleName(name);
    tree->setRootIsDecorated(false);
    tree->setUniformRowHeights(true);
    tree->setAlternatingRowColors(true);
    tree->setAllColumnsShowFocus(true);
    tree->header()->setStretchLastSection(false);
    tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    return tree;
}

inline void showTable(QTreeWidget& tree, const SeasonTable& table)
{
    tree.clear();
    tree.setColumnCount(static_cast<int>(table.head.size()));
    tree.setHeaderLabels(table.head);
    const auto align = [&](QTreeWidgetItem& item) {
        for (int column = table.wordColumns; column < tree.columnCount(); ++column)
            item.setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    };
    align(*tree.headerItem());
    for (const auto& line : table.lines) {
        QStringList texts;
        for (const SeasonCell& cell : line)
            texts << cell.words;
        align(*new QTreeWidgetItem(&tree, texts));
    }
}

} // namespace sheepshead
