// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/tournament_papers.h"

#include "engine/tournament/payout.h"
#include "ui/tournament/tournament_words.h"
#include "ui/widgets/html.h"
#include "ui/words/rules/choice_words.h"

#include <QCollator>
#include <QCoreApplication>

#include <algorithm>

namespace sheepshead {

namespace {

struct TournamentPaperWords {
    Q_DECLARE_TR_FUNCTIONS(TournamentPaper)
};

constexpr int tablesInARow = 3;
constexpr int slipsInARow = 3;
constexpr int slipsOnAPage = 24;
constexpr int namesInARow = 2;

QString headOf(const Tournament& tournament, const QString& what)
{
    return html::element("h1", QString::fromStdString(tournament.name).toHtmlEscaped())
        + html::heading(what) + html::paragraph(tournamentFacts(tournament));
}

/// Cells in rows of so many.
QString gridOf(const QStringList& cells, int inARow)
{
    QStringList rows;
    for (int i = 0; i < cells.size(); i += inARow) {
        QStringList row;
        for (int j = i; j < i + inARow; ++j)
            row << QStringLiteral("<td width='%1%' valign='top'>%2</td>")
                       .arg(100 / inARow)
                       .arg(cells.value(j));
        rows << html::row(row);
    }
    return html::table(rows);
}

QString tableCell(const Tournament& tournament, const SeatNumbers& seats, int table)
{
    QStringList lines;
    for (const int number : seats)
        lines << entrantText(tournament, number).toHtmlEscaped();
    return html::element("b", TournamentPaperWords::tr("Table %1").arg(table).toHtmlEscaped())
        + QStringLiteral("<br>") + lines.join(QStringLiteral("<br>"));
}

/// Where a person sits in a round: "Table 3, seat 2"; "Bye", or nothing.
QString placeIn(const Tournament& tournament, int number, int round)
{
    const RoundDraw& draw = *drawOf(tournament, round);
    for (std::size_t table = 0; table < draw.tables.size(); ++table) {
        const SeatNumbers& seats = draw.tables[table];
        const auto seat = std::ranges::find(seats, number);
        if (seat != seats.end())
            return TournamentPaperWords::tr("Table %1, seat %2")
                .arg(table + 1)
                .arg(seat - seats.begin() + 1);
    }
    return std::ranges::find(draw.byes, number) != draw.byes.end() ? TournamentPaperWords::tr("Bye")
                                                                   : QString();
}

std::vector<Entrant> byName(const Tournament& tournament)
{
    std::vector<Entrant> entrants = tournament.entrants;
    const QCollator collator;
    std::ranges::stable_sort(entrants, [&](const Entrant& one, const Entrant& other) {
        return collator.compare(
                   QString::fromStdString(one.name), QString::fromStdString(other.name))
            < 0;
    });
    return entrants;
}

QString roundTitle(int round) { return TournamentPaperWords::tr("Round %1: seats").arg(round); }

QStringList seatPages(const Tournament& tournament, int round)
{
    QStringList cells;
    for (const Entrant& entrant : byName(tournament))
        if (const QString place = placeIn(tournament, entrant.number, round); !place.isEmpty())
            //: a player and their seat
            cells << TournamentPaperWords::tr("%1: %2")
                         .arg(QString::fromStdString(entrant.name), place)
                         .toHtmlEscaped();
    return { headOf(tournament, roundTitle(round)) + tablesHtml(tournament, round),
        headOf(tournament, roundTitle(round)) + gridOf(cells, namesInARow) };
}

QStringList slipPages(const Tournament& tournament)
{
    QStringList pages;
    QStringList slips;
    const auto finish = [&] {
        if (!slips.isEmpty())
            pages << gridOf(slips, slipsInARow);
        slips.clear();
    };
    for (const Entrant& entrant : byName(tournament)) {
        QStringList lines { html::element(
            "b", entrantText(tournament, entrant.number).toHtmlEscaped()) };
        for (int round = 1; drawOf(tournament, round); ++round)
            if (const QString place = placeIn(tournament, entrant.number, round); !place.isEmpty())
                lines << TournamentPaperWords::tr("Round %1: %2")
                             .arg(round)
                             .arg(place)
                             .toHtmlEscaped();
        if (lines.size() == 1)
            continue; // did not come
        slips << lines.join(QStringLiteral("<br>"));
        if (slips.size() == slipsOnAPage)
            finish();
    }
    finish();
    return pages;
}

QString scoreCard(const Tournament& tournament, int round, std::size_t table)
{
    const SeatNumbers& seats = drawOf(tournament, round)->tables[table];
    QStringList heads { html::headCell(TournamentPaperWords::tr("Hand")) };
    for (const int number : seats)
        heads << html::headCell(entrantText(tournament, number));
    QStringList rows { html::row(heads) };
    const auto empty = [&](const QString& head) {
        QStringList cells { html::headCell(head) };
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            cells << QStringLiteral("<td>&nbsp;</td>");
        return html::row(cells);
    };
    for (int hand = 1; hand <= tournament.hands; ++hand)
        rows << empty(QString::number(hand));
    rows << empty(TournamentPaperWords::tr("Total"));
    QString text =
        headOf(tournament, TournamentPaperWords::tr("Round %1, table %2").arg(round).arg(table + 1))
        + html::table(rows);
    if (seats.size() == 6)
        text += html::paragraph(TournamentPaperWords::tr("Six players: the dealer sits out."));
    return text
        + html::paragraph(
            TournamentPaperWords::tr("The totals add up to 0. Signed: ____________________"));
}

QStringList scoreCardPages(const Tournament& tournament, int round)
{
    QStringList pages;
    for (std::size_t table = 0; table < drawOf(tournament, round)->tables.size(); ++table)
        pages << scoreCard(tournament, round, table);
    return pages;
}

QString standingsPage(const Tournament& tournament, int round)
{
    QStringList heads;
    for (const QString& head : standingHeads(tournament, round))
        heads << (heads.size() == nameColumn ? html::headCell(head) : html::figureHead(head));
    QStringList rows { html::row(heads) };
    for (const TournamentRow& row : standingsAfter(tournament, round)) {
        QStringList cells;
        for (const QString& cell : standingCells(tournament, row))
            cells << (cells.size() == nameColumn ? html::element("td", cell.toHtmlEscaped())
                                                 : html::figure(cell));
        rows << html::row(cells);
    }
    QString text =
        headOf(tournament, TournamentPaperWords::tr("Standings after round %1").arg(round))
        + html::table(rows);
    for (const QString& remark : remarksOn(tournament, round))
        text += html::paragraph(remark);
    return text;
}

QString payoutPage(const Tournament& tournament)
{
    const Payout payout = payoutOf(tournament);
    QStringList rows { html::row({ QStringLiteral("<th width='6%'>&nbsp;</th>"),
        html::headCell(TournamentPaperWords::tr("For")),
        html::headCell(TournamentPaperWords::tr("Name")),
        html::figureHead(TournamentPaperWords::tr("Amount")) }) };
    for (const Prize& prize : payout.prizes)
        rows << html::row({ QStringLiteral("<td>\u2610</td>"),
            html::element("td", prizeText(prize).toHtmlEscaped()),
            html::element("td", entrantText(tournament, prize.number).toHtmlEscaped()),
            html::figure(moneyText(prize.cents)) });
    QString text = headOf(tournament, TournamentPaperWords::tr("Payout")) + html::table(rows)
        + html::paragraph(TournamentPaperWords::tr("Fees: %1. The host keeps: %2.")
                              .arg(moneyText(payout.pot), moneyText(payout.house)));
    if (payout.open > 0)
        text += html::paragraph(
            TournamentPaperWords::tr("Prizes without a winner: %1.").arg(moneyText(payout.open)));
    return text;
}

QString titleOf(const Tournament& tournament, const QString& what)
{
    //: the name of a tournament and what a paper shows of it
    return TournamentPaperWords::tr("%1 – %2").arg(QString::fromStdString(tournament.name), what);
}

} // namespace

QString tablesHtml(const Tournament& tournament, int round)
{
    const RoundDraw& draw = *drawOf(tournament, round);
    QStringList cells;
    for (const SeatNumbers& seats : draw.tables)
        cells << tableCell(tournament, seats, static_cast<int>(cells.size()) + 1);
    QString text = gridOf(cells, tablesInARow);
    QStringList byes;
    for (const int number : draw.byes)
        byes << entrantText(tournament, number);
    if (!byes.isEmpty())
        text += html::paragraph(
            TournamentPaperWords::tr("Bye: %1.").arg(byes.join(QStringLiteral(", "))));
    return text + html::paragraph(methodText(draw))
        + html::paragraph(meetingsText(tournament, round));
}

SeatPaper::SeatPaper(const Tournament& tournament, int round)
    : TextPaper(titleOf(tournament, roundTitle(round)), seatPages(tournament, round))
{
}

SeatSlips::SeatSlips(const Tournament& tournament)
    : TextPaper(titleOf(tournament, TournamentPaperWords::tr("Seat slips")), slipPages(tournament))
{
}

ScoreCards::ScoreCards(const Tournament& tournament, int round)
    : TextPaper(titleOf(tournament, TournamentPaperWords::tr("Score cards of round %1").arg(round)),
        scoreCardPages(tournament, round))
{
}

StandingsPaper::StandingsPaper(const Tournament& tournament, int round)
    : TextPaper(
        titleOf(tournament, TournamentPaperWords::tr("Standings after round %1").arg(round)),
        standingsPage(tournament, round))
{
}

PayoutPaper::PayoutPaper(const Tournament& tournament)
    : TextPaper(titleOf(tournament, TournamentPaperWords::tr("Payout")), payoutPage(tournament))
{
}

} // namespace sheepshead
