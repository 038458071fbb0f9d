// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_sheet_model.h"

#include "ui/scores/sheet_changes.h"
#include "ui/words/sheet_figures.h"
#include "ui/words/sheet_words.h"

#include <algorithm>

namespace sheepshead {

namespace {

using Rows = std::vector<SheetRow>;

/// A small h, for the key.
const QString hintSign = QStringLiteral("\u02b0");

QString marked(const QString& words, bool hinted)
{
    return hinted ? ScoreSheetModel::tr("%1; with hints", "of a hand").arg(words) : words;
}

bool begins(const Rows& beginning, const Rows& rows)
{
    return beginning.size() <= rows.size()
        && std::equal(beginning.begin(), beginning.end(), rows.begin());
}

} // namespace

ScoreSheetModel::ScoreSheetModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void ScoreSheetModel::setDocument(const SheetDocument& document)
{
    beginResetModel();
    document_ = document;
    addUp();
    endResetModel();
}

void ScoreSheetModel::setSheet(const ScoreSheet& sheet)
{
    const Rows& before = document_.sheet.rows();
    const Rows& after = sheet.rows();
    const int rowsBefore = static_cast<int>(before.size());
    const int rowsAfter = static_cast<int>(after.size());
    const bool grows = begins(before, after);
    if (sheet.seats() != players() || (!grows && !begins(after, before))) {
        SheetDocument document = document_;
        document.sheet = sheet;
        setDocument(document);
        return;
    }
    if (rowsAfter == rowsBefore)
        return;
    if (grows)
        beginInsertRows({}, rowsBefore, rowsAfter - 1);
    else
        beginRemoveRows({}, rowsAfter, rowsBefore - 1);
    document_.sheet = sheet;
    addUp();
    if (grows)
        endInsertRows();
    else
        endRemoveRows();
}

void ScoreSheetModel::addUp()
{
    totals_.clear();
    PerSeat<Score> running;
    for (const SheetRow& row : document_.sheet.rows()) {
        for (const Seat seat : SeatSet::firstSeats(players()))
            running[seat] += row.scores.scores[seat];
        totals_.push_back(running);
    }
}

const SheetRow& ScoreSheetModel::rowAt(int row) const
{
    return document_.sheet.rows()[static_cast<std::size_t>(row)];
}

std::optional<Score> ScoreSheetModel::score(int row, Seat seat) const
{
    if ((rowAt(row).wasDealt() && !rowAt(row).counts()) || !rowAt(row).seats.contains(seat))
        return std::nullopt;
    return rowAt(row).scores.scores[seat];
}

Score ScoreSheetModel::totalAfter(int row, Seat seat) const
{
    return totals_[static_cast<std::size_t>(row)][seat];
}

Score ScoreSheetModel::total(Seat seat) const
{
    return totals_.empty() ? Score {} : totals_.back()[seat];
}

SeatRole ScoreSheetModel::seatRole(int row, Seat seat) const
{
    const RowOutcome& outcome = rowAt(row).outcome;
    if (const auto* indiana = std::get_if<IndianaOutcome>(&outcome)) {
        if (indiana->bidder == seat)
            return SeatRole::Picker;
        return indiana->partner == seat ? SeatRole::Partner : SeatRole::None;
    }
    const auto* const picked = std::get_if<PickedOutcome>(&outcome);
    const bool picker = picked && picked->picker == seat;
    if (!picker && !(picked && picked->partners.contains(seat)))
        return SeatRole::None;
    if (!pickingAt(document_, row))
        return SeatRole::Maker;
    return picker ? SeatRole::Picker : SeatRole::Partner;
}

bool ScoreSheetModel::hasRole(SeatRole role) const
{
    for (int row = 0; row < rowCount(); ++row)
        for (const Seat seat : SeatSet::firstSeats(players()))
            if (seatRole(row, seat) == role)
                return true;
    return false;
}

bool ScoreSheetModel::dealt(int row, Seat seat) const
{
    return rowAt(row).wasDealt() && rowAt(row).dealer == seat;
}

bool ScoreSheetModel::satOut(int row, Seat seat) const
{
    return rowAt(row).wasDealt() && !rowAt(row).seats.contains(seat);
}

bool ScoreSheetModel::hinted(int row) const
{
    return std::ranges::find(document_.hinted, row) != document_.hinted.end();
}

QString ScoreSheetModel::happened(int row) const
{
    const QString happened =
        marked(happenedText(rowAt(row), playersAt(document_, row), pickingAt(document_, row)),
            hinted(row));
    const QString changes = changesText(document_, row);
    return changes.isEmpty() ? happened : changes + u' ' + happened;
}

int ScoreSheetModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(document_.sheet.rows().size());
}

int ScoreSheetModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : players() + 1;
}

QString ScoreSheetModel::shown(int row, Seat seat) const
{
    const std::optional<Score> scored = score(row, seat);
    return scored ? scoreText(*scored) : QString(QChar(u'\u2013'));
}

QString ScoreSheetModel::spoken(int row, Seat seat) const
{
    const QString name = playerName(seat, playersAt(document_, row));
    const std::optional<Score> scored = score(row, seat);
    const QString total = totalText(totalAfter(row, seat));
    QStringList parts;
    if (scored)
        parts << tr("%1: %2, total %3").arg(name, scoreText(*scored), total);
    else
        parts << (satOut(row, seat) ? tr("%1 sat out, total %2") : tr("%1: no score, total %2"))
                     .arg(name, total);
    if (dealt(row, seat))
        parts << tr("dealt");
    if (seatRole(row, seat) == SeatRole::Picker)
        parts << tr("picked");
    if (seatRole(row, seat) == SeatRole::Partner)
        parts << tr("was the partner");
    if (seatRole(row, seat) == SeatRole::Maker)
        parts << tr("was a maker");
    return parts.join(QStringLiteral(", "));
}

QVariant ScoreSheetModel::playerData(int row, Seat seat, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return shown(row, seat);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return spoken(row, seat);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    case ScoreRole:
        return score(row, seat) ? QVariant(score(row, seat)->value) : QVariant();
    case TotalRole:
        return totalAfter(row, seat).value;
    case SeatRoleRole:
        return static_cast<int>(seatRole(row, seat));
    case DealtRole:
        return dealt(row, seat);
    default:
        return {};
    }
}

QVariant ScoreSheetModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.column() != happenedColumn())
        return playerData(index.row(), seatAt(index.column()), role);
    const bool words = role == Qt::DisplayRole || role == Qt::ToolTipRole;
    return words ? happened(index.row()) : QVariant();
}

QVariant ScoreSheetModel::playerHeader(int column, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return column == happenedColumn() ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                          : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (column >= happenedColumn())
        return tr("What happened");
    return playerName(seatAt(column), document_.players);
}

QVariant ScoreSheetModel::handHeader(int row, int role) const
{
    const QString changes = changesText(document_, row);
    if (role == Qt::DisplayRole)
        return QStringLiteral("%1%2%3")
            .arg(changes.isEmpty() ? QString() : QStringLiteral("*"))
            .arg(rowAt(row).number)
            .arg(hinted(row) ? hintSign : QString());
    if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole) {
        const QString hand = marked(handText(rowAt(row), playersAt(document_, row)), hinted(row));
        return changes.isEmpty() ? hand : hand + QStringLiteral(". ") + changes;
    }
    return {};
}

QVariant ScoreSheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal)
        return section < columnCount() ? playerHeader(section, role) : QVariant();
    return section < rowCount() ? handHeader(section, role) : QVariant();
}

} // namespace sheepshead
