// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/tournament_words.h"

#include "ui/words/scores/sheet_figures.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

#include <algorithm>

namespace sheepshead {

namespace {

struct TournamentWords {
    Q_DECLARE_TR_FUNCTIONS(Tournament)
};

QString figureText(int value) { return scoreText({ value }); }

bool hasPenalties(const Tournament& tournament) { return !tournament.penalties.empty(); }

QString number(int value) { return QLocale().toString(value); }

} // namespace

QString entrantNameOf(const Tournament& tournament, int number)
{
    const Entrant* const entrant = entrantOf(tournament, number);
    return entrant ? QString::fromStdString(entrant->name) : QString();
}

QString entrantText(const Tournament& tournament, int number)
{
    //: the number and the name of a player in a tournament
    return TournamentWords::tr("%1 %2").arg(
        QString::number(number), entrantNameOf(tournament, number));
}

QString methodText(const RoundDraw& draw)
{
    QString text;
    switch (draw.method) {
    case DrawMethod::Shuffled:
        text = TournamentWords::tr("Drawn at random.");
        break;
    case DrawMethod::Cyclic:
        text = TournamentWords::tr("Constructed: the players of each seat move on together, so "
                                   "that no two players meet twice (cyclic difference matrix).");
        break;
    case DrawMethod::Field:
        text =
            TournamentWords::tr("Constructed: the players of each seat move on by the arithmetic "
                                "of a finite field, so that no two players meet twice.");
        break;
    case DrawMethod::Groups:
        text = TournamentWords::tr("Constructed: those who had the same seat in the first round "
                                   "meet, so that no two players meet twice.");
        break;
    case DrawMethod::Search:
        text =
            TournamentWords::tr("Found by a seeded local search for the fewest repeated meetings.");
        break;
    }
    return draw.changed ? text + u' ' + TournamentWords::tr("Seats were changed after the draw.")
                        : text;
}

QString meetingsText(const Tournament& tournament, int round)
{
    const Meetings meetings = meetingsThrough(tournament, round);
    QStringList counts;
    for (std::size_t times = 0; times < meetings.pairs.size(); ++times)
        if (times < 3 || meetings.pairs[times] > 0)
            //: how many pairs of players meet how many times: "120 pairs 1×"
            counts << TournamentWords::tr("%Ln pair(s) %1×", nullptr, meetings.pairs[times])
                          .arg(times);
    return TournamentWords::tr("Meetings up to this round: %1. Repeated meetings: %2; no draw has "
                               "fewer than %3. Pairs that never meet: no draw has fewer than %4.")
        .arg(counts.join(QStringLiteral(", ")), number(meetings.repeats),
            number(meetings.fewestRepeats), number(meetings.fewestStrangers));
}

QString tournamentFaultText(const TournamentFault& fault, const Tournament& tournament)
{
    const QString who = entrantText(tournament, fault.number);
    const QString table = QString::number(fault.table);
    switch (fault.kind) {
    case TournamentFaultKind::NotSeated:
        return TournamentWords::tr("%1 plays this round and has no seat.").arg(who);
    case TournamentFaultKind::NotPlaying:
        return TournamentWords::tr("%1 has a seat at table %2 and does not play this round.")
            .arg(who, table);
    case TournamentFaultKind::SmallTable:
        return TournamentWords::tr("Table %1 has fewer than four players.").arg(table);
    case TournamentFaultKind::ResultIsOpen:
        return TournamentWords::tr("Table %1 has no result.").arg(table);
    case TournamentFaultKind::SumIsNotZero:
        return TournamentWords::tr("The scores of table %1 add up to %2, not to 0.")
            .arg(table, figureText(fault.sum));
    case TournamentFaultKind::OtherPeople:
        return TournamentWords::tr(
            "The result of table %1 belongs to players who were not drawn for it.")
            .arg(table);
    case TournamentFaultKind::SameName:
        return TournamentWords::tr("The name of %1 appears twice.").arg(who);
    }
    return {};
}

QString tournamentProblemText(const Problem& problem)
{
    //: a place in a file, and what is wrong there (in English)
    return TournamentWords::tr("%1: %2").arg(
        QString::fromStdString(problem.place), QString::fromStdString(problem.reason));
}

QString prizeText(const Prize& prize)
{
    return prize.session > 0 ? TournamentWords::tr("Best of round %1").arg(prize.session)
                             : TournamentWords::tr("Place %1").arg(prize.place);
}

QString tournamentFacts(const Tournament& tournament)
{
    const QDate date = QDate::fromString(QString::fromStdString(tournament.date), Qt::ISODate);
    const QStringList facts { date.isValid() ? QLocale().toString(date, QLocale::LongFormat)
                                             : QString::fromStdString(tournament.date),
        TournamentWords::tr("%n round(s)", nullptr, tournament.rounds),
        TournamentWords::tr("%n hand(s) a round", nullptr, tournament.hands),
        TournamentWords::tr(
            "%n player(s)", nullptr, static_cast<int>(tournament.entrants.size())) };
    return facts.join(QStringLiteral(" \u00b7 "));
}

QStringList standingHeads(const Tournament& tournament, int round)
{
    QStringList heads { TournamentWords::tr("Place"), TournamentWords::tr("No.", "number"),
        TournamentWords::tr("Name") };
    for (int played = 1; played <= round; ++played)
        heads << TournamentWords::tr("R%1", "a round, short").arg(played);
    if (hasPenalties(tournament))
        heads << TournamentWords::tr("Penalty");
    return heads << TournamentWords::tr("Total");
}

QStringList standingCells(const Tournament& tournament, const TournamentRow& row)
{
    QStringList cells { QString::number(row.place), QString::number(row.number),
        entrantNameOf(tournament, row.number) };
    for (std::size_t round = 0; round < row.scores.size(); ++round) {
        const bool corrected = isCorrected(tournament, row.number, static_cast<int>(round) + 1);
        cells << (row.scores[round]
                ? figureText(*row.scores[round]) + (corrected ? QStringLiteral("*") : QString())
                : QStringLiteral("\u2013"));
    }
    if (hasPenalties(tournament))
        cells << (row.penalty > 0 ? figureText(-row.penalty) : QString());
    return cells << totalText({ row.total });
}

bool isCorrected(const Tournament& tournament, int number, int round)
{
    return std::ranges::any_of(tournament.results, [&](const TableResult& result) {
        return result.round == round
            && std::ranges::find(result.corrections, number, &ResultCorrection::number)
            != result.corrections.end();
    });
}

QStringList remarksOn(const Tournament& tournament, int round)
{
    QStringList remarks;
    for (const TableResult& result : tournament.results)
        for (const ResultCorrection& correction : result.corrections)
            if (result.round <= round)
                remarks << TournamentWords::tr("* Round %1, %2: corrected from %3 to %4 (%5).")
                               .arg(QString::number(result.round),
                                   entrantText(tournament, correction.number),
                                   figureText(correction.before), figureText(correction.after),
                                   QString::fromStdString(correction.reason));
    for (const Penalty& penalty : tournament.penalties)
        if (penalty.round <= round)
            remarks << TournamentWords::tr("Round %1, %2: a penalty of %3 (%4).")
                           .arg(QString::number(penalty.round),
                               entrantText(tournament, penalty.number), figureText(-penalty.points),
                               QString::fromStdString(penalty.reason));
    return remarks;
}

} // namespace sheepshead
