// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_sheet_model.h"

#include "ui/words/players/seat_words.h"
#include "ui/words/scores/sheet_figures.h"
#include "ui/words/scores/sheet_words.h"

#include <QLocale>

#include <algorithm>

namespace sheepshead {

namespace {

using Rows = std::vector<SheetRow>;

/// A small h, for the key.
const QString hintSign = QStringLiteral("\u02b0");
const QString correctedSign = QStringLiteral("\u2032"); // a prime

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
    std::vector<Score> running(static_cast<std::size_t>(players()));
    for (int row = 0; row < rowCount(); ++row) {
        for (int player = 0; player < players(); ++player)
            if (const auto sat = seat(row, player))
                running[static_cast<std::size_t>(player)] += rowAt(row).scores.scores[*sat];
        totals_.push_back(running);
    }
    money_ = SheetMoney(document_);
}

const SheetRow& ScoreSheetModel::rowAt(int row) const
{
    return document_.sheet.rows()[static_cast<std::size_t>(row)];
}

std::optional<Score> ScoreSheetModel::score(int row, int player) const
{
    const auto sat = seat(row, player);
    const bool scored = !rowAt(row).wasDealt() || rowAt(row).counts();
    if (!sat || !scored || !rowAt(row).seats.contains(*sat))
        return std::nullopt;
    return rowAt(row).scores.scores[*sat];
}

Score ScoreSheetModel::totalAfter(int row, int player) const
{
    return totals_[static_cast<std::size_t>(row)][static_cast<std::size_t>(player)];
}

Score ScoreSheetModel::total(int player) const
{
    return totals_.empty() ? Score {} : totals_.back()[static_cast<std::size_t>(player)];
}

SeatRole ScoreSheetModel::seatRole(int row, int player) const
{
    const auto sat = seat(row, player);
    return sat ? roleOf(row, *sat) : SeatRole::None;
}

SeatRole ScoreSheetModel::roleOf(int row, Seat seat) const
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
        for (int player = 0; player < players(); ++player)
            if (seatRole(row, player) == role)
                return true;
    return false;
}

bool ScoreSheetModel::dealt(int row, int player) const
{
    return rowAt(row).wasDealt() && seat(row, player) == rowAt(row).dealer;
}

bool ScoreSheetModel::satOut(int row, int player) const
{
    const auto sat = seat(row, player);
    return sat && rowAt(row).wasDealt() && !rowAt(row).seats.contains(*sat);
}

bool ScoreSheetModel::isAway(int row, int player) const { return !seat(row, player); }

bool ScoreSheetModel::hinted(int row) const
{
    return std::ranges::count(document_.hinted, row, &HintedRow::row) > 0;
}

/// Where several people share the computer it says whose the hints were.
QString ScoreSheetModel::withHints(int row, const QString& words) const
{
    const auto hints = std::ranges::find(document_.hinted, row, &HintedRow::row);
    if (hints == document_.hinted.end())
        return words;
    if (document_.people.size() < 2)
        return tr("%1; with hints", "of a hand").arg(words);
    QStringList names;
    const QStringList players = playersAt(document_, row);
    for (const Seat seat : hints->seats)
        names << inSentence(players.value(indexOf(seat)));
    return tr("%1; with hints for %2", "of a hand; names")
        .arg(words, QLocale().createSeparatedList(names));
}

QString ScoreSheetModel::happened(int row) const
{
    const RowRemark remark = remarkAt(document_, row);
    const QString happened = remark.fault.isEmpty()
        ? withHints(
            row, happenedText(rowAt(row), playersAt(document_, row), pickingAt(document_, row)))
        : tr("Not counted: %1", "a line of the sheet, and why").arg(remark.fault);
    QStringList parts { changesText(document_, row),
        remark.corrected ? tr("%1 (corrected)").arg(happened) : happened, remark.note };
    parts.removeAll(QString());
    return parts.join(remark.note.isEmpty() ? QStringLiteral(" ") : QStringLiteral(" \u2013 "));
}

/// "L", "D", "\u00d72 C P": what made the hand another than most.
QString ScoreSheetModel::marks(int row) const
{
    if (!remarkAt(document_, row).fault.isEmpty())
        return QStringLiteral("!");
    const SheetRow& hand = rowAt(row);
    QStringList marks;
    if (const auto* thrown = std::get_if<ThrowIn>(&hand.outcome))
        return *thrown == ThrowIn::Doubler ? tr("D", "mark of a doubler on the sheet") : QString();
    if (std::holds_alternative<LeasterOutcome>(hand.outcome)
        || std::holds_alternative<SchwanzerOutcome>(hand.outcome))
        marks << tr("L", "mark of a leaster on the sheet");
    for (const StakeFactor& factor : hand.scores.factors) {
        if (factor.kind == FactorKind::Doubler)
            marks << QStringLiteral("\u00d7%1").arg(factor.factor);
        if (factor.kind == FactorKind::Raises)
            marks << tr("C", "mark of a crack on the sheet");
        if (factor.kind == FactorKind::Bump)
            marks << tr("P", "mark of a bump on the sheet");
    }
    return marks.join(QString());
}

bool ScoreSheetModel::corrected(int row) const { return remarkAt(document_, row).corrected; }

int ScoreSheetModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(document_.sheet.rows().size());
}

int ScoreSheetModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : players() + 1;
}

/// As the player was called then.
QString ScoreSheetModel::nameAt(int row, int player) const
{
    const bool seats = document_.columns.empty();
    return playerName(player, seats ? playersAt(document_, row) : document_.players);
}

QString ScoreSheetModel::shown(int row, int player) const
{
    const std::optional<Score> scored = score(row, player);
    if (isAway(row, player))
        return {};
    return scored ? scoreText(*scored) : QString(QChar(u'\u2013'));
}

QString ScoreSheetModel::spoken(int row, int player) const
{
    const QString name = nameAt(row, player);
    const std::optional<Score> scored = score(row, player);
    const QString total = totalText(totalAfter(row, player));
    QStringList parts;
    if (scored)
        parts << tr("%1: %2, total %3").arg(name, scoreText(*scored), total);
    else
        parts << (satOut(row, player) ? tr("%1 sat out, total %2")
                : isAway(row, player) ? tr("%1 was not there, total %2")
                                      : tr("%1: no score, total %2"))
                     .arg(name, total);
    if (dealt(row, player))
        parts << tr("dealt");
    if (seatRole(row, player) == SeatRole::Picker)
        parts << tr("picked");
    if (seatRole(row, player) == SeatRole::Partner)
        parts << tr("was the partner");
    if (seatRole(row, player) == SeatRole::Maker)
        parts << tr("was a maker");
    return parts.join(QStringLiteral(", "));
}

QVariant ScoreSheetModel::playerData(int row, int player, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return shown(row, player);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return spoken(row, player);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    case ScoreRole:
        return score(row, player) ? QVariant(score(row, player)->value) : QVariant();
    case TotalRole:
        return totalAfter(row, player).value;
    case SeatRoleRole:
        return static_cast<int>(seatRole(row, player));
    case DealtRole:
        return dealt(row, player);
    default:
        return {};
    }
}

QVariant ScoreSheetModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.column() != happenedColumn())
        return playerData(index.row(), index.column(), role);
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
    return playerName(column, document_.players);
}

QVariant ScoreSheetModel::handHeader(int row, int role) const
{
    const QString changes = changesText(document_, row);
    if (role == Qt::DisplayRole)
        return QStringLiteral("%1%2%3%4")
            .arg(changes.isEmpty() ? QString() : QStringLiteral("*"))
            .arg(rowAt(row).number)
            .arg(hinted(row) ? hintSign : QString(), corrected(row) ? correctedSign : QString());
    if (role == MarksRole)
        return marks(row);
    if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole) {
        const QString hand = withHints(row, handText(rowAt(row), playersAt(document_, row)));
        return changes.isEmpty() ? hand : hand + QStringLiteral(". ") + changes;
    }
    return {};
}

QVariant ScoreSheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool across = orientation == Qt::Horizontal;
    if (section < 0 || section >= (across ? columnCount() : rowCount()))
        return {};
    return across ? playerHeader(section, role) : handHeader(section, role);
}

} // namespace sheepshead
