// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/challenge/challenge_words.h"

#include "ui/rules/rules_line.h"
#include "ui/widgets/html.h"
#include "ui/words/decisions/advice_words.h"
#include "ui/words/decisions/review_words.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/scores/sheet_figures.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace sheepshead {

namespace {

struct ChallengeWords {
    Q_DECLARE_TR_FUNCTIONS(Challenge)
};

const QString notPlayed = QStringLiteral("·");

std::vector<ChallengeRow> columnsOf(const ChallengeTable& table)
{
    std::vector<ChallengeRow> columns = table.people;
    if (table.expert)
        columns.push_back(*table.expert);
    return columns;
}

template <class TextOf>
ComparedLine lineOf(const QString& head, const std::vector<ChallengeRow>& columns, TextOf textOf)
{
    ComparedLine line { head };
    for (const ChallengeRow& column : columns)
        line << textOf(column);
    return line;
}

QString overExpertText(const ChallengeRow& column)
{
    if (column.isExpert || !column.hasExpert)
        return notPlayed;
    return scoreText({ -column.underExpert });
}

/// Nothing where no other person had the same cards.
QString overMeanText(const ChallengeRow& column)
{
    const bool isAlone = column.atRealTable && !column.hasRivals;
    return isAlone ? notPlayed : expectedText(column.overMean, 1);
}

QString columnHead(const ChallengeRow& person)
{
    const QString name = QString::fromStdString(person.player);
    if (person.atRealTable) //: a name, and the seat at a table where real cards were played
        return ChallengeWords::tr("%1 (real table, seat %2)")
            .arg(name)
            .arg(indexOf(person.seat) + 1);
    //: a name, whose result is known by its scores only
    return person.isProved ? name : ChallengeWords::tr("%1 (scores only)").arg(name);
}

QString comparedHtml(const ChallengeTable& table)
{
    QStringList rows;
    const QStringList heads = comparedHeads(table);
    QString head = html::headCell(heads.front());
    for (const QString& each : heads.mid(1))
        head += html::figureHead(each);
    rows << html::row({ head });
    for (const ComparedLine& line : comparedLines(table)) {
        QStringList cells { html::headCell(line.front()) };
        for (const QString& figure : line.mid(1))
            cells << html::figure(figure);
        rows << html::row(cells);
    }
    return html::table(rows);
}

/// All seats in one list, the best first: what each scored over those with the same cards.
QString rankingHtml(const ChallengeTable& table)
{
    QStringList rows { html::row({ html::headCell(ChallengeWords::tr("Player")),
        html::figureHead(ChallengeWords::tr("Total")),
        html::figureHead(ChallengeWords::tr("Over the mean")) }) };
    for (const ChallengeRow& person : table.people)
        rows << html::row({ html::headCell(columnHead(person)),
            html::figure(scoreText({ person.total })), html::figure(overMeanText(person)) });
    return html::table(rows);
}

QString everybodyHtml()
{
    return html::paragraph(ChallengeWords::tr(
        "Everybody got the same cards, against the same computer players. Over the mean: "
        "points more than all people had on average in the deals that they played."));
}

/// A table for each seat that has been played at real tables, then the ranking.
QString seatsHtml(const KeptChallenge& kept, const ChallengeTable& table)
{
    QString page;
    for (const Seat seat : SeatSet::firstSeats(kept.challenge.rules.tableSeats())) {
        const ChallengeTable here = rowsAt(table, seat);
        if (!here.people.empty())
            page += html::heading(seatAtTable(seat)) + comparedHtml(here);
    }
    return page + html::heading(ChallengeWords::tr("All seats")) + rankingHtml(table)
        + html::paragraph(ChallengeWords::tr(
            "People at the same seat of real tables had the same cards, and at seat 1 those of the "
            "people who played at a computer. Over the mean: points more than all of these had on "
            "average in the deals that they played. Scores of real tables were typed in; what was "
            "done there is not known."));
}

/// "0" for a decision that was as good as any.
QString costFigure(const std::optional<double>& cost)
{
    const QString text = costText(cost);
    return text.isEmpty() ? QLocale().toString(0) : text;
}

} // namespace

QStringList comparedHeads(const ChallengeTable& table)
{
    QStringList heads { ChallengeWords::tr("Deal") };
    for (const ChallengeRow& person : table.people)
        heads << columnHead(person);
    if (table.expert)
        heads << ChallengeWords::tr("Expert");
    return heads;
}

std::vector<ComparedLine> comparedLines(const ChallengeTable& table)
{
    const std::vector<ChallengeRow> columns = columnsOf(table);
    std::vector<ComparedLine> lines;
    for (std::size_t deal = 0; deal < table.means.size(); ++deal)
        lines.push_back(
            lineOf(QLocale().toString(deal + 1), columns, [deal](const ChallengeRow& column) {
                return column.scores[deal] ? scoreText({ *column.scores[deal] }) : notPlayed;
            }));
    lines.push_back(lineOf(ChallengeWords::tr("Total"), columns,
        [](const ChallengeRow& column) { return scoreText({ column.total }); }));
    lines.push_back(lineOf(ChallengeWords::tr("Over the mean"), columns, overMeanText));
    if (table.expert)
        lines.push_back(lineOf(ChallengeWords::tr("Over the expert"), columns, overExpertText));
    return lines;
}

QString comparisonPage(const KeptChallenge& kept)
{
    const ChallengeTable table = tableOf(kept);
    const QString maker = inSentence(QString::fromStdString(kept.challenge.maker));
    return html::heading(QString::fromStdString(kept.challenge.name))
        + html::paragraph(ChallengeWords::tr("Made by %1. %2.", "a name; the rules")
                              .arg(maker, rulesLine(*kept.challenge.rules)))
        + (kept.tables.empty() ? comparedHtml(table) + everybodyHtml() : seatsHtml(kept, table));
}

QString partingText(const Parting& parting, const std::optional<PartingCost>& cost)
{
    const QString other = inSentence(QString::fromStdString(parting.other));
    const QString yours = decisionText(parting.yours);
    const QString theirs = decisionText(parting.theirs);
    if (!cost)
        return ChallengeWords::tr("You and %1 decided differently: you chose %2, %1 chose %3. What "
                                  "that cost is being worked out.")
            .arg(other, yours, theirs);
    return ChallengeWords::tr("You and %1 decided differently: you chose %2, which cost %3 points; "
                              "%1 chose %4, which cost %5.")
        .arg(other, yours, costFigure(cost->yours), theirs, costFigure(cost->theirs));
}

QString atRealTablesText(const ChallengeTable& table, int deal)
{
    const auto index = static_cast<std::size_t>(deal);
    QStringList names;
    for (const ChallengeRow& person : rowsAt(table, challengersSeat).people)
        if (person.atRealTable && index < person.scores.size() && person.scores[index])
            names << inSentence(QString::fromStdString(person.player));
    return names.isEmpty() ? QString()
                           : ChallengeWords::tr("Played at a real table, where decisions are not "
                                                "known: %1.")
                                 .arg(QLocale().createSeparatedList(names));
}

QString seatAtTable(Seat seat) { return ChallengeWords::tr("Seat %1").arg(indexOf(seat) + 1); }

QString tableScoreFaultText(TableScoreFault fault, int sum)
{
    switch (fault) {
    case TableScoreFault::Count:
        return ChallengeWords::tr("Sum %1. Type a number for each seat.").arg(scoreText({ sum }));
    case TableScoreFault::OutOfRange:
        return ChallengeWords::tr("No rules pay that much.");
    case TableScoreFault::SitsOut:
        return ChallengeWords::tr("The seat that sits out scores 0.");
    case TableScoreFault::BelowZero:
        return ChallengeWords::tr("By these rules no score is below 0.");
    case TableScoreFault::Sum:
        return ChallengeWords::tr("Sum %1. What one wins another loses, so it must be 0.")
            .arg(scoreText({ sum }));
    }
    return {};
}

QString challengeProblemText(const Problem& problem)
{
    static const QRegularExpression line(QStringLiteral("^line (\\d+)$"));
    const QString place = QString::fromStdString(problem.place);
    const auto match = line.match(place);
    return ChallengeWords::tr("%1: %2", "a place in a file, and what is wrong there")
        .arg(match.hasMatch() ? ChallengeWords::tr("Line %1").arg(match.captured(1)) : place,
            QString::fromStdString(problem.reason));
}

} // namespace sheepshead
