// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/sheet_changes.h"

#include "ui/rules/rules_line.h"
#include "ui/words/rules/choice_words.h"
#include "ui/words/scores/sheet_words.h"

#include <QCoreApplication>

#include <map>

namespace sheepshead {

namespace {

class SheetChanges {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::SheetChanges)

public:
    static QString fromHand(int row, const QString& words)
    {
        return tr("from hand %1 on: %2").arg(row + 1).arg(words);
    }
    static QString newRules(const QString& rules)
    {
        return tr("New rules from here on: %1.").arg(rules);
    }
    static QString newcomer(const QString& name, const QString& before)
    {
        return tr("%1 takes over from %2.").arg(name, before);
    }
};

const QString separator = QStringLiteral("; ");

/// Rules and stake from a row on, by the row; always those of the first row.
std::map<int, QStringList> namedRules(const SheetDocument& document)
{
    std::map<int, QStringList> named { { 0, { document.rules } } };
    for (const RulesChange& change : document.changes)
        named[change.row] << change.rules;
    for (const StakeChange& stake : stakesInForce(document.sheet.rows(), document.stakes))
        if (stake.row > 0 || stake.cents != 0)
            named[stake.row] << stakeLine(stake.cents);
    named[0].removeAll(QString());
    return named;
}

} // namespace

QString rulesText(const SheetDocument& document)
{
    QStringList parts;
    for (const auto& [row, rules] : namedRules(document))
        parts << (row == 0 ? rules.join(separator)
                           : SheetChanges::fromHand(row, rules.join(separator)));
    return parts.join(separator);
}

QString stakesText(const std::vector<StakeChange>& stakes)
{
    QStringList parts;
    for (const StakeChange& stake : stakes)
        parts << (stake.row == 0 ? stakeText(stake.cents)
                                 : SheetChanges::fromHand(stake.row, stakeText(stake.cents)));
    return parts.join(separator);
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
    const auto named = namedRules(document);
    if (const auto found = named.find(row); row > 0 && found != named.end())
        changes << SheetChanges::newRules(found->second.join(separator));
    return changes.join(u' ');
}

} // namespace sheepshead
