// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_book_model.h"

#include <algorithm>
#include <iterator>

namespace sheepshead {

void ScoreBookModel::setRows(std::vector<BookRow> rows)
{
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
}

void ScoreBookModel::addRows(std::vector<BookRow> rows)
{
    if (rows.empty())
        return;
    const auto first = static_cast<int>(rows_.size());
    beginInsertRows({}, first, first + static_cast<int>(rows.size()) - 1);
    rows_.insert(
        rows_.end(), std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
    endInsertRows();
}

int ScoreBookModel::rowOf(qint64 sheet) const
{
    const auto found =
        std::ranges::find(rows_, sheet, [](const BookRow& row) { return row.entry().id; });
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

int ScoreBookModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ScoreBookModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant ScoreBookModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return row(index.row()).text(index.column());
    case Qt::ToolTipRole:
        return bookEntryText(entry(index.row()));
    case Qt::TextAlignmentRole:
        return index.column() == Hands ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return {};
    }
}

QVariant ScoreBookModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(section == Hands ? Qt::AlignRight | Qt::AlignVCenter
                                    : Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QStringList names { tr("Sheet"), tr("Last played"), tr("Players and totals"), tr("Rules"),
        tr("Hands") };
    return names.value(section);
}

ScoreBookFilter::ScoreBookFilter(const ScoreBookModel& model, QObject* parent)
    : QSortFilterProxyModel(parent)
    , model_(model)
{
}

/// All at once: to take single rows out of a view of thousands takes seconds.
void ScoreBookFilter::search(const QString& words)
{
    words_ = BookRow::foldedWords(words);
    invalidate();
}

bool ScoreBookFilter::filterAcceptsRow(int row, const QModelIndex&) const
{
    return model_.row(row).contains(words_);
}

bool ScoreBookFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    return model_.row(left.row()).isBefore(model_.row(right.row()), left.column());
}

} // namespace sheepshead
