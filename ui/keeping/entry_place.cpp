// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/entry_place.h"

#include "engine/match/doublers.h"
#include "ui/keeping/kept_document.h"
#include "ui/words/scores/sheet_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace sheepshead {

namespace {

struct PlaceWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::EntryPlace)
};

} // namespace

EntryPlace placeBefore(
    std::size_t line, const KeptSheet& sheet, const ScoredTable& scored, const KeptDocument& shown)
{
    EntryPlace place;
    place.table = line < scored.lines.size() ? scored.lines[line].before : scored.after;
    place.members = sheet.members;
    for (std::size_t i = 0; i < line; ++i) {
        const ScoredLine& before = scored.lines[i];
        for (const SheetRow& row : before.rows)
            for (const Seat seat : row.seats)
                place.totals[before.chairs.members[static_cast<std::size_t>(indexOf(seat))]] +=
                    row.scores.scores[seat];
    }
    place.number = 1 + static_cast<int>(std::ranges::count_if(shown.lines, [&](std::size_t each) {
        return each < line;
    }));
    return place;
}

QString standingText(const TableState& table, const QStringList& members)
{
    QStringList parts;
    if (table.dealer)
        parts << PlaceWords::tr("%1 deals next", "a player")
                     .arg(playerName(indexOf(*table.dealer), members));
    const int factor = doublers::factor(table.stakes);
    if (factor > 1)
        parts << PlaceWords::tr("the next hand counts × %1").arg(factor);
    if (table.stakes.doublersWaiting > 1)
        parts << PlaceWords::tr("%n doublers wait", nullptr, table.stakes.doublersWaiting);
    if (table.stakes.pot > 0)
        parts << PlaceWords::tr("pot: %1").arg(table.stakes.pot);
    return parts.join(QStringLiteral(" \u00b7 "));
}

} // namespace sheepshead
