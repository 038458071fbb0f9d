// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace sheepshead {

/// A table of words and figures: names in the first column, figures in the others.
struct TextTable {
    QStringList header;
    std::vector<QStringList> rows; ///< a row with a name only is a heading

    bool operator==(const TextTable&) const = default;
};

/// Shows a TextTable.
class TextTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(TextTable table);
    const TextTable& table() const { return table_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    TextTable table_;
};

/// The table as HTML, for paper.
QString htmlOf(const TextTable& table);

} // namespace sheepshead
