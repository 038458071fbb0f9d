// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_totals_model.h"

#include "ui/words/rules/choice_words.h"
#include "ui/words/scores/sheet_figures.h"
#include "ui/words/scores/sheet_words.h"

namespace sheepshead {

ScoreTotalsModel::ScoreTotalsModel(const ScoreSheetModel& sheet, QObject* parent)
    : QAbstractTableModel(parent)
    , sheet_(sheet)
{
    connect(&sheet, &QAbstractItemModel::modelReset, this, &ScoreTotalsModel::renew);
    connect(&sheet, &QAbstractItemModel::rowsInserted, this, &ScoreTotalsModel::changed);
    connect(&sheet, &QAbstractItemModel::rowsRemoved, this, &ScoreTotalsModel::changed);
}

void ScoreTotalsModel::renew()
{
    beginResetModel();
    endResetModel();
}

void ScoreTotalsModel::changed()
{
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int ScoreTotalsModel::rowCount(const QModelIndex& parent) const
{
    const bool money = sheet_.money().any();
    return parent.isValid() ? 0 : money ? 2 : 1;
}

int ScoreTotalsModel::columnCount(const QModelIndex& parent) const
{
    return sheet_.columnCount(parent);
}

bool ScoreTotalsModel::leads(int player) const
{
    bool oneHasLess = false;
    for (int other = 0; other < sheet_.players(); ++other) {
        if (sheet_.total(other) > sheet_.total(player))
            return false;
        oneHasLess = oneHasLess || sheet_.total(other) < sheet_.total(player);
    }
    return oneHasLess;
}

QString ScoreTotalsModel::spoken(int player) const
{
    return (leads(player) ? tr("%1: %2, leading") : tr("%1: %2"))
        .arg(playerName(player, sheet_.document().players), totalText(sheet_.total(player)));
}

QVariant ScoreTotalsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.column() >= sheet_.players())
        return {};
    const int player = index.column();
    if (index.row() == 1)
        return moneyData(player, role);
    switch (role) {
    case Qt::DisplayRole:
        return totalText(sheet_.total(player));
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return spoken(player);
    case LeadsRole:
        return leads(player);
    default:
        return {};
    }
}

/// GAME-2
QVariant ScoreTotalsModel::moneyData(int player, int role) const
{
    const std::int64_t cents = sheet_.money().totals()[static_cast<std::size_t>(player)];
    if (role == Qt::DisplayRole)
        return moneyFigure(cents);
    if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)
        return tr("%1: %2").arg(playerName(player, sheet_.document().players), moneyText(cents));
    return {};
}

QVariant ScoreTotalsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal)
        return sheet_.headerData(section, orientation, role);
    if (role != Qt::DisplayRole)
        return {};
    return section == 0 ? tr("Total") : tr("Money");
}

} // namespace sheepshead
