// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/files/spreadsheet.h"

#include "app/book/storage_conversion.h"
#include "ui/scores/sheet_changes.h"
#include "ui/words/scores/sheet_money.h"
#include "ui/words/scores/sheet_words.h"

#include <algorithm>
#include <ostream>

namespace sheepshead {

namespace {

struct SpreadsheetWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::Spreadsheet)
};

/// What changed before the row, and what was written beside it.
QString notesOf(const SheetDocument& document, int row)
{
    QStringList parts { changesText(document, row), remarkAt(document, row).note };
    parts.removeAll(QString());
    return parts.join(u' ');
}

QString headOf(const SheetPlayer& player, const std::vector<SheetPlayer>& all)
{
    const QString name = fromUtf8(player.name);
    const bool twice = std::ranges::count(all, player.name, &SheetPlayer::name) > 1;
    return player.computer && twice ? SpreadsheetWords::tr("%1 (computer)").arg(name) : name;
}

} // namespace

Spreadsheet::Spreadsheet(SpreadsheetSigns signs)
    : cells_(signs)
{
}

void Spreadsheet::begin(std::ostream& out, bool forMoney, const std::vector<SheetPlayer>& players)
{
    money_ = forMoney;
    QStringList heads { tr("Sheet"), tr("Day"), tr("Hand"), tr("Dealer"), tr("What happened"),
        tr("Notes"), tr("Pot") };
    QStringList money;
    for (const SheetPlayer& player : players) {
        columns_.insert(player.id, columns_.size());
        heads << headOf(player, players);
        if (money_)
            money << tr("%1, money").arg(heads.back());
    }
    out << SpreadsheetCells::byteOrderMark;
    QStringList cells;
    for (const QString& head : heads + money)
        cells << SpreadsheetCells::words(head);
    line(out, cells);
}

void Spreadsheet::sheet(std::ostream& out, const PlayedSheet& sheet)
{
    const SheetDocument document = documentOf(sheet.stored);
    const SheetMoney money(document);
    const auto& rows = document.sheet.rows();
    auto played = sheet.rows.begin();
    for (int number = 0; number < static_cast<int>(rows.size()); ++number) {
        const SheetRow& row = rows[static_cast<std::size_t>(number)];
        const QStringList names = playersAt(document, number);
        const QString fault = remarkAt(document, number).fault;
        const auto words = SpreadsheetCells::words;
        const bool counts = fault.isEmpty() && played != sheet.rows.end();
        const QString happened = fault.isEmpty()
            ? happenedText(row, names, pickingAt(document, number))
            : tr("Not counted: %1", "a line of the sheet, and why").arg(fault);
        QStringList cells { words(document.title),
            counts ? words(fromUtf8(played->day)) : QString(),
            row.wasDealt() ? QString::number(row.number) : QString(),
            row.wasDealt() ? words(playerName(row.dealer, names)) : QString(), words(happened),
            words(notesOf(document, number)),
            row.toPot == 0 ? QString() : QString::number(row.toPot) };
        const qsizetype first = cells.size();
        cells.resize(first + (money_ ? 2 : 1) * columns_.size());
        for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
            const auto place = static_cast<std::size_t>(indexOf(seat));
            if (!counts || place >= played->people.size()
                || !columns_.contains(played->people[place]))
                continue;
            const Score score = row.scores.scores[seat];
            if (score.value == 0 && !(row.counts() && row.seats.contains(seat)))
                continue; // sat out, or nothing was played
            const qsizetype column = first + columns_[played->people[place]];
            cells[column] = QString::number(score.value);
            if (money_ && centsIn(number, money.stakes()) != 0)
                cells[column + columns_.size()] = cells_.hundredths(money.centsFor(score, number));
        }
        line(out, cells);
        if (counts)
            ++played;
    }
}

void Spreadsheet::line(std::ostream& out, const QStringList& cells) const
{
    out << cells_.line(cells).toStdString();
}

} // namespace sheepshead
