// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/seasons/season_tables.h"

#include "ui/words/rules/choice_words.h"
#include "ui/words/scores/sheet_figures.h"

#include <QDate>
#include <QLocale>

#include <algorithm>

namespace sheepshead {

namespace {

struct SeasonWords {
    Q_DECLARE_TR_FUNCTIONS(Season)
};

QString dayText(const std::string& day, QLocale::FormatType format = QLocale::ShortFormat)
{
    return QLocale().toString(QDate::fromString(QString::fromStdString(day), Qt::ISODate), format);
}

SeasonCell wordsCell(const QString& words) { return { words }; }

/// A minus sign as wide as the plus.
SeasonCell wholeCell(std::int64_t number)
{
    return { number < 0 ? QChar(u'\u2212') + QString::number(-number) : QString::number(number),
        number };
}

/// Money, or an average.
SeasonCell hundredthsCell(std::int64_t hundredths)
{
    return { moneyFigure(hundredths), hundredths, true };
}

SeasonCell eveningCell(const std::optional<EveningResult>& evening)
{
    if (!evening)
        return {};
    SeasonCell cell = wholeCell(evening->score);
    if (!evening->counts)
        cell.words = QStringLiteral("(%1)").arg(cell.words);
    else if (evening->won)
        cell.words += QStringLiteral(" *");
    return cell;
}

QString movementText(const SeasonStanding& row)
{
    if (!row.movement || *row.movement == 0)
        return {};
    return *row.movement > 0 ? QStringLiteral("↑ %1").arg(*row.movement)
                             : QStringLiteral("↓ %1").arg(-*row.movement);
}

QString personText(const SeasonView& view, const SeasonStanding& row)
{
    const QString name = view.nameOf(row.person);
    return row.role == SeasonRole::Substitute
        ? SeasonWords::tr("%1 (substitute)", "a person's name").arg(name)
        : name;
}

std::vector<SeasonCell> standingLine(const SeasonView& view, const SeasonStanding& row)
{
    std::vector<SeasonCell> line { wordsCell(
                                       row.rank ? QString::number(*row.rank) : QStringLiteral("–")),
        wordsCell(personText(view, row)), wordsCell(movementText(row)) };
    if (view.season.measure != SeasonMeasure::Total)
        line.push_back(hundredthsCell(row.value.hundredths()));
    line.push_back(wholeCell(row.total));
    if (view.season.centsAPoint != 0)
        line.push_back(hundredthsCell(row.total * view.season.centsAPoint));
    line.push_back(wholeCell(row.attended));
    line.push_back(wholeCell(row.eveningsWon));
    line.push_back(wholeCell(row.hands));
    for (const auto& evening : row.evenings)
        line.push_back(eveningCell(evening));
    return line;
}

std::vector<SeasonCell> guestLine(
    const SeasonView& view, const SeasonGuest& guest, const QStringList& head)
{
    std::vector<SeasonCell> line(static_cast<std::size_t>(head.size()));
    line[0] = wordsCell(QStringLiteral("–"));
    line[1] =
        wordsCell(SeasonWords::tr("%1 (guest)", "a person's name").arg(view.nameOf(guest.person)));
    const auto first = head.size() - static_cast<qsizetype>(view.standings.evenings.size());
    line[static_cast<std::size_t>(first - 3)] = wholeCell(guest.evenings);
    line[static_cast<std::size_t>(first - 1)] = wholeCell(guest.hands);
    return line;
}

QStringList standingsHead(const SeasonView& view)
{
    QStringList head { SeasonWords::tr("Place"), SeasonWords::tr("Name"),
        //: places won or lost since the day before
        SeasonWords::tr("Moved") };
    if (view.season.measure == SeasonMeasure::PerHand)
        head << SeasonWords::tr("A hand");
    if (view.season.measure == SeasonMeasure::PerEvening)
        head << SeasonWords::tr("An evening");
    head << SeasonWords::tr("Total");
    if (view.season.centsAPoint != 0)
        head << SeasonWords::tr("Money");
    head << SeasonWords::tr("Evenings") << SeasonWords::tr("Won") << SeasonWords::tr("Hands");
    for (std::size_t i = 0; i < view.standings.evenings.size(); ++i)
        head << eveningText(view, i);
    return head;
}

QString recordText(SeasonRecordKind kind)
{
    switch (kind) {
    case SeasonRecordKind::BestEvening:
        return SeasonWords::tr("Best evening");
    case SeasonRecordKind::WorstEvening:
        return SeasonWords::tr("Worst evening");
    case SeasonRecordKind::BestHand:
        return SeasonWords::tr("Best hand");
    case SeasonRecordKind::WorstHand:
        return SeasonWords::tr("Worst hand");
    case SeasonRecordKind::WonPicks:
        return SeasonWords::tr("Most picks won in a row");
    case SeasonRecordKind::LostPicks:
        return SeasonWords::tr("Most picks lost in a row");
    case SeasonRecordKind::MostHands:
        return SeasonWords::tr("Most hands in an evening");
    }
    return {};
}

QString measureText(SeasonMeasure measure)
{
    switch (measure) {
    case SeasonMeasure::Total:
        return SeasonWords::tr("ranked by total");
    case SeasonMeasure::PerHand:
        return SeasonWords::tr("ranked by average per hand");
    case SeasonMeasure::PerEvening:
        return SeasonWords::tr("ranked by average per evening");
    }
    return {};
}

QString htmlCell(const QString& text, bool isHead, bool isWords)
{
    return QStringLiteral("<%1%2>%3</%1>")
        .arg(isHead ? QStringLiteral("th") : QStringLiteral("td"),
            isWords ? QStringLiteral(" class=\"words\" align=\"left\"")
                    : QStringLiteral(" align=\"right\""),
            text.toHtmlEscaped());
}

} // namespace

SeasonTable standingsTable(const SeasonView& view)
{
    SeasonTable table { SeasonWords::tr("Standings"), standingsHead(view), {}, 3 };
    for (const SeasonStanding& row : view.standings.rows)
        table.lines.push_back(standingLine(view, row));
    for (const SeasonGuest& guest : view.standings.guests)
        table.lines.push_back(guestLine(view, guest, table.head));
    return table;
}

SeasonTable pairsTable(const SeasonView& view)
{
    SeasonTable table { SeasonWords::tr("Pairs"),
        { SeasonWords::tr("Picker"), SeasonWords::tr("Partner"), SeasonWords::tr("Hands"),
            SeasonWords::tr("Won"), SeasonWords::tr("Score") },
        {}, 2 };
    for (const SeasonPair& pair : view.pairs)
        table.lines.push_back(
            { wordsCell(view.nameOf(pair.picker)), wordsCell(view.nameOf(pair.partner)),
                wholeCell(pair.hands), wholeCell(pair.won), wholeCell(pair.points) });
    return table;
}

SeasonTable recordsTable(const SeasonView& view)
{
    SeasonTable table { SeasonWords::tr("Records"),
        { SeasonWords::tr("Record"), SeasonWords::tr("Name"), SeasonWords::tr("Day"),
            SeasonWords::tr("Figure") },
        {}, 3 };
    for (const SeasonRecord& record : view.records)
        table.lines.push_back(
            { wordsCell(recordText(record.kind)), wordsCell(view.nameOf(record.person)),
                wordsCell(dayText(record.day)), wholeCell(record.value) });
    return table;
}

SeasonTable accountsTable(const SeasonView& view, const SeasonMoney& money)
{
    SeasonTable table { SeasonWords::tr("Money"),
        { SeasonWords::tr("Name"), SeasonWords::tr("Stakes"), SeasonWords::tr("Fees"),
            SeasonWords::tr("Prizes"), SeasonWords::tr("Paid"),
            //: money: positive is still to get, negative still to pay
            SeasonWords::tr("Open") },
        {}, 1 };
    for (const SeasonAccount& account : money.accounts)
        table.lines.push_back(
            { wordsCell(view.nameOf(account.person)), hundredthsCell(account.stakes),
                hundredthsCell(-account.fees), hundredthsCell(account.prizes),
                hundredthsCell(account.paid), hundredthsCell(account.balance) });
    return table;
}

SeasonTable paymentsTable(
    const SeasonView& view, const QString& title, const std::vector<SeasonPayment>& payments)
{
    SeasonTable table { title,
        { SeasonWords::tr("From"), SeasonWords::tr("To"), SeasonWords::tr("Day"),
            SeasonWords::tr("Money") },
        {}, 3 };
    for (const SeasonPayment& payment : payments)
        table.lines.push_back(
            { wordsCell(partyName(view, payment.payer)), wordsCell(partyName(view, payment.payee)),
                wordsCell(payment.day.empty() ? QString() : dayText(payment.day)),
                hundredthsCell(payment.cents) });
    return table;
}

QString seasonRulesText(const SeasonView& view)
{
    const Season& season = view.season;
    QStringList parts { SeasonWords::tr("%1 to %2", "days")
                            .arg(dayText(season.firstDay, QLocale::LongFormat),
                                dayText(season.lastDay, QLocale::LongFormat)),
        measureText(season.measure) };
    if (season.bestEvenings > 0)
        parts << SeasonWords::tr("the best %n evening(s) count", nullptr, season.bestEvenings);
    if (season.leastEvenings > 1)
        parts << SeasonWords::tr("a place needs %n evening(s)", nullptr, season.leastEvenings);
    if (season.centsAPoint > 0)
        parts << SeasonWords::tr("%1 a point", "money").arg(moneyText(season.centsAPoint));
    return parts.join(QStringLiteral(" · "));
}

QString paymentText(const SeasonView& view, const SeasonPayment& payment)
{
    const QString payer = partyName(view, payment.payer);
    const QString payee = partyName(view, payment.payee);
    const QString money = moneyText(payment.cents);
    return payment.day.empty()
        ? SeasonWords::tr("%1 pays %2: %3", "payer, payee, money").arg(payer, payee, money)
        : SeasonWords::tr("%1 paid %2: %3 (%4)", "payer, payee, money, day")
              .arg(payer, payee, money, dayText(payment.day));
}

QString eveningText(const SeasonView& view, std::size_t evening)
{
    const SeasonEvening& shown = view.standings.evenings.at(evening);
    const QString day = dayText(shown.day);
    if (std::ranges::count(view.standings.evenings, shown.day, &SeasonEvening::day) < 2)
        return day;
    const auto sheet = std::ranges::find(view.sheets, shown.sheet, &SeasonSheetEntry::id);
    return sheet == view.sheets.end() ? day : QStringLiteral("%1 %2").arg(day, sheet->name);
}

QString sheetText(const SeasonSheetEntry& sheet)
{
    if (sheet.firstDay.empty())
        return sheet.name;
    const QString days = sheet.firstDay == sheet.lastDay
        ? dayText(sheet.firstDay)
        : QStringLiteral("%1 \u2013 %2").arg(dayText(sheet.firstDay), dayText(sheet.lastDay));
    return QStringLiteral("%1 (%2)").arg(sheet.name, days);
}

QString partyName(const SeasonView& view, qint64 party)
{
    return party == seasonKitty ? SeasonWords::tr("the kitty") : view.nameOf(party);
}

QString seasonFaultText(SeasonFault fault)
{
    switch (fault) {
    case SeasonFault::NoName:
        return SeasonWords::tr("Give the season a name.");
    case SeasonFault::NoDay:
    case SeasonFault::EndsBefore:
        return SeasonWords::tr("The season must not end before it begins.");
    case SeasonFault::TooFew:
        return SeasonWords::tr("Choose at least two people.");
    case SeasonFault::TooMany:
    case SeasonFault::Twice:
        return SeasonWords::tr("Choose at most %n people.", nullptr, int { mostSeasonPeople });
    case SeasonFault::OutOfBounds:
        return SeasonWords::tr("A number is too large.");
    case SeasonFault::PrizesAbove:
        return SeasonWords::tr("The prizes come to more than 100 percent.");
    }
    return {};
}

QString tableHtml(const SeasonTable& table)
{
    QString text = QStringLiteral("<table class=\"ruled\" cellspacing=\"0\" width=\"100%\">\n<tr>");
    for (qsizetype i = 0; i < table.head.size(); ++i)
        text += htmlCell(table.head[i], true, i < table.wordColumns);
    text += QStringLiteral("</tr>\n");
    for (const auto& line : table.lines) {
        text += QStringLiteral("<tr>");
        for (std::size_t i = 0; i < line.size(); ++i)
            text += htmlCell(line[i].words, false, static_cast<int>(i) < table.wordColumns);
        text += QStringLiteral("</tr>\n");
    }
    return text + QStringLiteral("</table>\n");
}

QString tableLines(const SeasonTable& table, const SpreadsheetCells& cells)
{
    const auto headCells = [](const QStringList& texts) {
        QStringList made;
        for (const QString& text : texts)
            made << SpreadsheetCells::words(text);
        return made;
    };
    QString text = cells.line(headCells({ table.title })) + cells.line(headCells(table.head));
    for (const auto& line : table.lines) {
        QStringList made;
        for (const SeasonCell& cell : line)
            made << (!cell.number       ? SpreadsheetCells::words(cell.words)
                    : cell.isHundredths ? cells.hundredths(*cell.number)
                                        : QString::number(*cell.number));
        text += cells.line(made);
    }
    return text;
}

} // namespace sheepshead
