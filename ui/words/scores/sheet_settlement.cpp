// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/scores/sheet_settlement.h"

#include "ui/widgets/same_name.h"
#include "ui/words/scores/sheet_columns.h"
#include "ui/words/scores/sheet_words.h"

namespace sheepshead {

namespace {

/// Whose a column is, by the place in the list; a new person comes at its end. In a game a person
/// and a computer player may have one name.
std::size_t placeOf(int column, const SheetDocument& document, QStringList& people)
{
    const QString name = playerName(column, document.players);
    if (!document.columns.empty())
        for (qsizetype i = 0; i < people.size(); ++i)
            if (isSameName(people[i], name))
                return static_cast<std::size_t>(i);
    people << name;
    return static_cast<std::size_t>(people.size()) - 1;
}

} // namespace

SheetSettlement settlementOf(const SheetDocument& document, const SheetMoney& money)
{
    SheetSettlement made;
    const std::vector<Score> points = pointTotals(document);
    std::vector<std::int64_t> winnings;
    for (int column = 0; column < columnsOf(document); ++column) {
        const std::size_t place = placeOf(column, document, made.people);
        const auto at = static_cast<std::size_t>(column);
        made.totals.resize(static_cast<std::size_t>(made.people.size()));
        winnings.resize(made.totals.size());
        made.totals[place] += points[at];
        winnings[place] += money.any() ? money.totals()[at] : points[at].value;
    }
    made.settled = settleWinnings(std::move(winnings));
    return made;
}

} // namespace sheepshead
