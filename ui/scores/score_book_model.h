// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scores/book_row.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace sheepshead {

/// The sheets of the score book, one a row. Made for many thousands: the words of a row are made
/// once, and before it is added.
class ScoreBookModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        Name = BookRow::Name,
        LastPlayed = BookRow::LastPlayed,
        Players = BookRow::Players,
        Rules = BookRow::Rules,
        Hands = BookRow::Hands,
        Columns = BookRow::Columns
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<BookRow> rows);
    /// More sheets, behind those that are there.
    void addRows(std::vector<BookRow> rows);
    const BookRow& row(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    const BookEntry& entry(int row) const { return rows_[static_cast<std::size_t>(row)].entry(); }
    /// The row of a sheet; -1 if it is not there.
    int rowOf(qint64 sheet) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<BookRow> rows_;
};

/// The sheets in which every word that was searched for occurs, in any column.
class ScoreBookFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit ScoreBookFilter(const ScoreBookModel& model, QObject* parent = nullptr);

    void search(const QString& words);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    const ScoreBookModel& model_;
    QStringList words_;
};

} // namespace sheepshead
