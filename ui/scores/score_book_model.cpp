// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_book_model.h"

#include "ui/rules/rules_line.h"
#include "ui/words/scores/sheet_figures.h"
#include "ui/words/scores/sheet_words.h"

#include <QLocale>

#include <algorithm>
#include <iterator>

namespace sheepshead {

namespace {

/// Day and time, on one line.
QString dateText(const QDateTime& time)
{
    return QLocale()
        .toString(time.toLocalTime(), QLocale::ShortFormat)
        .replace(QLatin1Char(' '), QChar::Nbsp);
}

/// "You 12 · Ada −4"
QString standing(const BookEntry& entry)
{
    QStringList parts;
    for (int i = 0; i < entry.players.size(); ++i) {
        const auto index = static_cast<std::size_t>(i);
        const int total = index < entry.totals.size() ? entry.totals[index] : 0;
        // A name and its total stay on one line.
        parts << playerName(seatAt(i), entry.players) + QChar::Nbsp + totalText({ total });
    }
    return parts.join(QStringLiteral(" \u00b7 "));
}

QString rulesOf(const BookEntry& entry)
{
    if (!entry.fault.isEmpty())
        return ScoreBookModel::tr("Cannot be read: %1").arg(entry.fault);
    return entry.variant ? rulesLine(*entry.variant)
                         : ScoreBookModel::tr("Rules from a newer version");
}

} // namespace

QString bookEntryText(const BookEntry& entry)
{
    const QString dates =
        ScoreBookModel::tr("Started %1, last played %2, %3")
            .arg(dateText(entry.begun), dateText(entry.lastPlayed), handsText(entry.hands));
    return QStringList { dates, standing(entry), rulesOf(entry) }.join(QLatin1Char('\n'));
}

void ScoreBookModel::setEntries(std::vector<BookEntry> entries)
{
    beginResetModel();
    entries_ = std::move(entries);
    endResetModel();
}

void ScoreBookModel::addEntries(std::vector<BookEntry> entries)
{
    if (entries.empty())
        return;
    const auto first = static_cast<int>(entries_.size());
    beginInsertRows({}, first, first + static_cast<int>(entries.size()) - 1);
    entries_.insert(entries_.end(), std::make_move_iterator(entries.begin()),
        std::make_move_iterator(entries.end()));
    endInsertRows();
}

int ScoreBookModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(entries_.size());
}

int ScoreBookModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString ScoreBookModel::text(const BookEntry& entry, int column) const
{
    switch (column) {
    case Name:
        return entry.onTable ? tr("%1 (on the table)").arg(entry.name) : entry.name;
    case LastPlayed:
        return dateText(entry.lastPlayed);
    case Players:
        return standing(entry);
    case Rules:
        return rulesOf(entry);
    case Hands:
        return QString::number(entry.hands);
    default:
        return {};
    }
}

QVariant ScoreBookModel::sortKey(const BookEntry& entry, int column) const
{
    if (column == LastPlayed)
        return entry.lastPlayed;
    if (column == Hands)
        return entry.hands;
    return text(entry, column);
}

QVariant ScoreBookModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const BookEntry& sheet = entry(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(sheet, index.column());
    case Qt::ToolTipRole:
        return bookEntryText(sheet);
    case SortRole:
        return sortKey(sheet, index.column());
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

ScoreBookFilter::ScoreBookFilter(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(ScoreBookModel::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSortLocaleAware(true);
}

void ScoreBookFilter::search(const QString& words)
{
    words_ = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool ScoreBookFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    QString all;
    for (int column = 0; column < sourceModel()->columnCount(parent); ++column)
        all += sourceModel()->index(row, column, parent).data().toString() + QLatin1Char('\n');
    return std::all_of(words_.begin(), words_.end(),
        [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

} // namespace sheepshead
