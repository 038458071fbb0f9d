// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scores/book_entry.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace sheepshead {

/// All that a page of the score book says about a sheet, in a few lines of words.
QString bookEntryText(const BookEntry& entry);

/// The sheets of the score book, one a row.
class ScoreBookModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, LastPlayed, Players, Rules, Hands, Columns };
    enum Role { SortRole = Qt::UserRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setEntries(std::vector<BookEntry> entries);
    /// More sheets, behind those that are there.
    void addEntries(std::vector<BookEntry> entries);
    const BookEntry& entry(int row) const { return entries_[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const BookEntry& entry, int column) const;
    QVariant sortKey(const BookEntry& entry, int column) const;

    std::vector<BookEntry> entries_;
};

/// The sheets in which every word that was searched for occurs, in any column.
class ScoreBookFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit ScoreBookFilter(QObject* parent = nullptr);

    void search(const QString& words);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList words_;
};

} // namespace sheepshead
