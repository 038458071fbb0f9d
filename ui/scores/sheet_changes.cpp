// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/sheet_changes.h"

#include "ui/words/scores/sheet_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace sheepshead {

namespace {

class SheetChanges {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::SheetChanges)

public:
    static QString rules(const QString& first, const std::vector<RulesChange>& changes)
    {
        QStringList parts { first };
        for (const RulesChange& change : changes)
            parts << tr("from hand %1 on: %2").arg(change.row + 1).arg(change.rules);
        return parts.join(QStringLiteral("; "));
    }
    static QString newRules(const RulesChange& change)
    {
        return tr("New rules from here on: %1.").arg(change.rules);
    }
    static QString newcomer(const QString& name, const QString& before)
    {
        return tr("%1 takes over from %2.").arg(name, before);
    }
};

} // namespace

QString rulesText(const SheetDocument& document)
{
    return SheetChanges::rules(document.rules, document.changes);
}

bool pickingAt(const SheetDocument& document, int row)
{
    bool picking = document.picking;
    for (const RulesChange& change : document.changes)
        if (change.row <= row)
            picking = change.picking;
    return picking;
}

RowRemark remarkAt(const SheetDocument& document, int row)
{
    const auto index = static_cast<std::size_t>(row);
    return index < document.remarks.size() ? document.remarks[index] : RowRemark {};
}

int columnsOf(const SheetDocument& document)
{
    return document.columns.empty() ? document.sheet.seats()
                                    : static_cast<int>(document.players.size());
}

std::optional<Seat> seatIn(const SheetDocument& document, int row, int column)
{
    if (document.columns.empty())
        return seatAt(column);
    const SeatColumns& seats = document.columns[static_cast<std::size_t>(row)];
    const auto found = std::ranges::find(seats, column);
    if (found == seats.end())
        return std::nullopt;
    return seatAt(static_cast<int>(found - seats.begin()));
}

QStringList playersAt(const SheetDocument& document, int row)
{
    if (!document.columns.empty()) {
        QStringList names;
        for (const int column : document.columns[static_cast<std::size_t>(row)])
            names << document.players.value(column);
        return names;
    }
    QStringList players = document.players;
    for (auto later = document.newcomers.rbegin(); later != document.newcomers.rend(); ++later)
        if (later->row > row && indexOf(later->seat) < players.size())
            players[indexOf(later->seat)] = later->before;
    return players;
}

QString changesText(const SheetDocument& document, int row)
{
    QStringList changes { remarkAt(document, row).before };
    changes.removeAll(QString());
    for (const Newcomer& newcomer : document.newcomers)
        if (newcomer.row == row)
            changes << SheetChanges::newcomer(
                playerName(newcomer.seat, playersAt(document, row)), newcomer.before);
    for (const RulesChange& change : document.changes)
        if (change.row == row)
            changes << SheetChanges::newRules(change);
    return changes.join(u' ');
}

} // namespace sheepshead
