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
    for (const ChallengeRow& person : table.people) {
        const QString name = QString::fromStdString(person.player);
        //: a name, whose result is known by its scores only
        heads << (person.isProved ? name : ChallengeWords::tr("%1 (scores only)").arg(name));
    }
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
    lines.push_back(lineOf(ChallengeWords::tr("Over the mean"), columns,
        [](const ChallengeRow& column) { return expectedText(column.overMean, 1); }));
    if (table.expert)
        lines.push_back(lineOf(ChallengeWords::tr("Over the expert"), columns, overExpertText));
    return lines;
}

QString comparisonPage(const KeptChallenge& kept)
{
    const ChallengeTable table = tableOf(kept);
    const QString maker = inSentence(QString::fromStdString(kept.challenge.maker));
    QStringList rows { QString() };
    const QStringList heads = comparedHeads(table);
    rows.front() = html::headCell(heads.front());
    for (const QString& head : heads.mid(1))
        rows.front() += html::figureHead(head);
    rows.front() = html::row({ rows.front() });
    for (const ComparedLine& line : comparedLines(table)) {
        QStringList cells { html::headCell(line.front()) };
        for (const QString& figure : line.mid(1))
            cells << html::figure(figure);
        rows << html::row(cells);
    }
    return html::heading(QString::fromStdString(kept.challenge.name))
        + html::paragraph(ChallengeWords::tr("Made by %1. %2.", "a name; the rules")
                              .arg(maker, rulesLine(*kept.challenge.rules)))
        + html::table(rows)
        + html::paragraph(ChallengeWords::tr(
            "Everybody got the same cards, against the same computer players. Over the mean: "
            "points more than all people had on average in the deals that they played."));
}

QString partingText(const Parting& parting, const std::optional<PartingCost>& cost)
{
    const QString other = inSentence(QString::fromStdString(parting.other));
    const QString yours = decisionText(parting.yours);
    const QString theirs = decisionText(parting.theirs);
    if (!cost)
        return ChallengeWords::tr("You and %1 parted ways: you chose %2, %1 chose %3. What that "
                                  "cost is being worked out.")
            .arg(other, yours, theirs);
    return ChallengeWords::tr("You and %1 parted ways: you chose %2, which cost %3 points; %1 "
                              "chose %4, which cost %5.")
        .arg(other, yours, costFigure(cost->yours), theirs, costFigure(cost->theirs));
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
