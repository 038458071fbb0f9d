// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/pick_table_words.h"

#include "engine/rules/rule_table.h"
#include "engine/study/typed_cards.h"
#include "ui/rules/rules_line.h"
#include "ui/widgets/html.h"
#include "ui/words/decisions/advice_words.h"
#include "ui/words/players/level_words.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/rules/choice_words.h"
#include "ui/words/rules/rule_words.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>
#include <utility>

namespace sheepshead {

namespace {

struct PickTableWords {
    Q_DECLARE_TR_FUNCTIONS(PickTable)
};

constexpr qsizetype mostChanges = 3; ///< that are told one by one
constexpr double sureErrors = 2;     ///< standard errors, for 19 of 20 cases

bool compares(const PickTableAnswer& answer)
{
    return !answer.rows.empty() && answer.rows.front().against.has_value();
}

template <class Figures> PickFigure measured(const Figures& figures, PickMeasure measure)
{
    switch (measure) {
    case PickMeasure::Pick:
        return figures.pick;
    case PickMeasure::Pass:
        return figures.pass;
    case PickMeasure::Gain:
        break;
    }
    return figures.gain;
}

QString seatOfPlace(int place) { return PickTableWords::tr("Seat %1").arg(place); }

QString handText(int trump, int queens)
{
    return PickTableWords::tr("%1, %2", "3 trump, 1 queen")
        .arg(PickTableWords::tr("%n trump", nullptr, trump),
            PickTableWords::tr("%n queen(s)", nullptr, queens));
}

/// Too few deals have no figure.
QString figureText(const PickFigure& figure, int asked)
{
    if (asked < leastPickTableDeals)
        return QStringLiteral("–");
    return PickTableWords::tr("%1 ± %2", "an expected score and its error")
        .arg(expectedText(figure.mean), QLocale().toString(sureErrors * figure.error, 'f', 2));
}

QString rateText(int times, int asked)
{
    return asked < leastPickTableDeals ? QStringLiteral("–")
                                       : shareText(static_cast<double>(times) / asked);
}

/// The gain has little room over a column.
QString headOf(PickMeasure measure)
{
    return measure == PickMeasure::Gain ? PickTableWords::tr("Gain") : pickMeasureName(measure);
}

/// What is of one set of rules of two says so in a second line.
QStringList headsOf(const PickTableAnswer& answer, PickMeasure compared)
{
    const QString deals = PickTableWords::tr("Deals");
    const QString picked = PickTableWords::tr("Picked");
    if (!compares(answer))
        return { deals, picked, PickTableWords::tr("Won"), headOf(PickMeasure::Pick),
            headOf(PickMeasure::Pass), headOf(PickMeasure::Gain) };
    const QString measure = headOf(compared);
    const QString first = u'\n' + PickTableWords::tr("First rules");
    const QString second = u'\n' + PickTableWords::tr("Second rules");
    return { deals, picked + first, picked + second, measure + first, measure + second,
        PickTableWords::tr("Change") };
}

QStringList cellsOf(const PickTableRow& row, PickMeasure compared)
{
    const PickFigures& one = row.figures;
    const QString deals = QLocale().toString(one.asked);
    if (!row.against || !row.change)
        return { deals, rateText(one.picked, one.asked), rateText(one.won, one.asked),
            figureText(one.pick, one.asked), figureText(one.pass, one.asked),
            figureText(one.gain, one.asked) };
    const PickFigures& other = *row.against;
    return { deals, rateText(one.picked, one.asked), rateText(other.picked, other.asked),
        figureText(measured(one, compared), one.asked),
        figureText(measured(other, compared), other.asked),
        figureText(measured(*row.change, compared), row.change->asked) };
}

/// The seats in which picking scores more, in which passing does, and those between.
struct SeatsByGain {
    QStringList more;
    QStringList less;
    QStringList close;
};

void sort(SeatsByGain& seats, int place, const PickFigures& figures)
{
    if (figures.asked < leastPickTableDeals)
        return;
    const double sure = sureErrors * figures.gain.error;
    const QString name = QLocale().toString(place);
    if (figures.gain.mean > sure)
        seats.more << name;
    else if (figures.gain.mean < -sure)
        seats.less << name;
    else
        seats.close << name;
}

QString verdictOf(const SeatsByGain& seats)
{
    if (seats.less.isEmpty() && seats.close.isEmpty() && seats.more.size() > 1)
        return PickTableWords::tr("Picking scores more in every seat.");
    if (seats.more.isEmpty() && seats.close.isEmpty() && seats.less.size() > 1)
        return PickTableWords::tr("Passing scores more in every seat.");
    QStringList sentences;
    const auto count = [](const QStringList& names) { return static_cast<int>(names.size()); };
    if (!seats.more.isEmpty())
        sentences << PickTableWords::tr(
            "Picking scores more in seat(s) %1.", nullptr, count(seats.more))
                         .arg(spokenList(seats.more));
    if (!seats.less.isEmpty())
        sentences << PickTableWords::tr(
            "Passing scores more in seat(s) %1.", nullptr, count(seats.less))
                         .arg(spokenList(seats.less));
    if (!seats.close.isEmpty())
        sentences << PickTableWords::tr(
            "Seat(s) %1: too close to say yet.", nullptr, count(seats.close))
                         .arg(spokenList(seats.close));
    return sentences.join(u' ');
}

Chart chartOf(const PickTableAnswer& answer, const QString& title, const auto& pointOf)
{
    Chart chart { .title = title,
        .below = PickTableWords::tr("Seat, in the order of speaking"),
        .beside = PickTableWords::tr("Score points"),
        .shape = Chart::Shape::Bars };
    const auto add = [&](const QString& name, bool other) {
        ChartSeries series { name, {} };
        for (const PickTableRow& row : answer.rows)
            if (!row.trump && (!other || row.against)) {
                const PickFigures& figures = other ? *row.against : row.figures;
                if (figures.asked < leastPickTableDeals)
                    continue;
                ChartPoint point = pointOf(figures);
                point.label = QLocale().toString(row.place);
                point.hands = figures.asked;
                series.points.push_back(point);
            }
        chart.series.push_back(std::move(series));
    };
    add(compares(answer) ? PickTableWords::tr("First rules") : title, false);
    if (compares(answer))
        add(PickTableWords::tr("Second rules"), true);
    return chart;
}

QString dealsText(const PickTableQuestion& question, const PickTableAnswer& answer)
{
    const int deals = answer.deals;
    return PickTableWords::tr("%n deal(s), seed %1, picks of: %2", nullptr, deals)
        .arg(question.seed)
        .arg(levelName(question.judge));
}

/// What differs from the first rules, where that is little; else what they are.
QString otherRulesText(const PickTableQuestion& question)
{
    const Variant& first = *question.variant;
    const Variant& second = **question.against;
    QStringList changes;
    for (const Rule& rule : ruleTable())
        if (rule.applies(second) && rule.choiceIn(first) != rule.choiceIn(second))
            changes << PickTableWords::tr("%1: %2", "a house rule and its choice")
                           .arg(ruleName(rule.key), choiceInForce(rule, second));
    if (changes.isEmpty())
        return PickTableWords::tr("the same");
    return first.layout == second.layout && changes.size() <= mostChanges
        ? PickTableWords::tr("the same, but %1").arg(changes.join(QStringLiteral("; ")))
        : rulesLine(second);
}

QString plainText(const TextTable& table)
{
    QStringList lines { table.header.join(u'\t').replace(u'\n', u' ') };
    for (const QStringList& row : table.rows)
        lines << row.join(u'\t');
    return lines.join(u'\n') + u'\n';
}

/// For paper: a figure and its error stay in one line.
TextTable unbroken(TextTable table)
{
    for (QStringList& row : table.rows)
        row.replaceInStrings(QStringLiteral(" "), QString(QChar::Nbsp));
    return table;
}

} // namespace

QString pickMeasureName(PickMeasure measure)
{
    switch (measure) {
    case PickMeasure::Pick:
        return PickTableWords::tr("Picking");
    case PickMeasure::Pass:
        return PickTableWords::tr("Passing");
    case PickMeasure::Gain:
        break;
    }
    return PickTableWords::tr("Gain by picking");
}

QString pickTableFaultText(const PickTableFault& fault)
{
    switch (fault.reason) {
    case PickTableReason::NothingToPick:
        return PickTableWords::tr("By these rules no blind is picked.");
    case PickTableReason::DealsOthers:
        return PickTableWords::tr("These rules deal other cards, so that no deal can be compared.");
    case PickTableReason::NotInDeck:
        return PickTableWords::tr("This table plays without: %1").arg(shortCardNames(fault.cards));
    case PickTableReason::TooManyCards:
        //: %1 is a number too
        return PickTableWords::tr(
            "%n card(s), but only %1 are dealt here.", nullptr, fault.cards.size())
            .arg(fault.room);
    case PickTableReason::InHandToo:
        return PickTableWords::tr("In the hand too: %1").arg(shortCardNames(fault.cards));
    case PickTableReason::DealCount:
        break;
    }
    return PickTableWords::tr("At least one deal, and at most %1.")
        .arg(QLocale().toString(mostPickTableDeals));
}

QString typedCardsFaultText(const Problem& problem)
{
    const QString word = QString::fromStdString(problem.place);
    return typedCards(problem.place)
        ? PickTableWords::tr("%1 is named twice.").arg(word)
        : PickTableWords::tr("%1 is not a card. Write, for example, QC JS AD 10H.").arg(word);
}

QString pickTableQuestionText(const PickTableQuestion& question)
{
    const auto cards = [](CardSet some) {
        return some.empty() ? PickTableWords::tr("drawn", "cards that are not given")
                            : shortCardNames(some);
    };
    const QString asked = question.blind.empty()
        ? PickTableWords::tr("Hand: %1.").arg(cards(question.hold))
        : PickTableWords::tr("Hand: %1. Blind: %2.")
              .arg(cards(question.hold), cards(question.blind));
    if (!question.against)
        return asked + u' ' + PickTableWords::tr("Rules: %1.").arg(rulesLine(*question.variant));
    return asked + u' '
        + PickTableWords::tr("First rules: %1. Second rules: %2.")
              .arg(rulesLine(*question.variant), otherRulesText(question));
}

QString pickTableVerdict(const PickTableAnswer& answer)
{
    SeatsByGain first;
    SeatsByGain second;
    for (const PickTableRow& row : answer.rows) {
        if (row.trump)
            continue;
        sort(first, row.place, row.figures);
        if (row.against)
            sort(second, row.place, *row.against);
    }
    if (!compares(answer))
        return verdictOf(first);
    return PickTableWords::tr("First rules: %1").arg(verdictOf(first)) + u'\n'
        + PickTableWords::tr("Second rules: %1").arg(verdictOf(second));
}

QString pickTableLegend(const PickTableAnswer& answer)
{
    const QString seats =
        PickTableWords::tr("Seat 1 speaks first. The hand has the choice if all before it "
                           "pass. Scores are in score points, within the error in 19 of 20 "
                           "cases. Gain: what picking scores more than passing.");
    return compares(answer) ? seats + u' '
            + PickTableWords::tr(
                "The change is from the first rules to the second, in the same deals.")
                            : seats + u' '
            + PickTableWords::tr(
                "Picked: how often the player picks. Won: how often picking ends above zero.");
}

TextTable seatTable(const PickTableAnswer& answer, PickMeasure compared)
{
    TextTable table { QStringList { PickTableWords::tr("Seat") } + headsOf(answer, compared), {} };
    for (const PickTableRow& row : answer.rows)
        if (!row.trump)
            table.rows.push_back(QStringList { seatOfPlace(row.place) } + cellsOf(row, compared));
    return table;
}

TextTable trumpTable(const PickTableAnswer& answer, PickMeasure compared)
{
    TextTable table { QStringList { PickTableWords::tr("Hand") } + headsOf(answer, compared), {} };
    int heading = 0;
    for (const PickTableRow& row : answer.rows) {
        if (!row.trump || !row.queens || row.figures.asked < leastPickTableDeals)
            continue;
        if (row.place != heading)
            table.rows.push_back({ seatOfPlace(row.place) });
        heading = row.place;
        const QString hand = handText(*row.trump, *row.queens);
        table.rows.push_back(QStringList { hand } + cellsOf(row, compared));
    }
    return table;
}

TextTable handsBySeat(const PickTableAnswer& answer, PickMeasure measure)
{
    std::map<std::pair<int, int>, std::map<int, QString>> cells; // by trump and queens, and place
    int places = 0;
    for (const PickTableRow& row : answer.rows) {
        places = std::max(places, row.place);
        if (!row.trump || !row.queens || row.figures.asked < leastPickTableDeals)
            continue;
        cells[{ *row.trump, *row.queens }][row.place] = row.change
            ? figureText(measured(*row.change, measure), row.change->asked)
            : figureText(measured(row.figures, measure), row.figures.asked);
    }
    TextTable table { { PickTableWords::tr("Hand") }, {} };
    for (int place = 1; place <= places; ++place)
        table.header << seatOfPlace(place);
    for (const auto& [hand, byPlace] : cells) {
        QStringList row { handText(hand.first, hand.second) };
        for (int place = 1; place <= places; ++place)
            row << (byPlace.contains(place) ? byPlace.at(place) : QString());
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::vector<Chart> pickTableCharts(const PickTableAnswer& answer)
{
    const auto expected = [&](const QString& title, PickMeasure measure) {
        return chartOf(answer, title, [measure](const PickFigures& figures) {
            const PickFigure figure = measured(figures, measure);
            const double sure = sureErrors * figure.error;
            return ChartPoint { .label = {},
                .value = figure.mean,
                .range = std::pair(figure.mean - sure, figure.mean + sure) };
        });
    };
    std::vector<Chart> charts { expected(
                                    PickTableWords::tr("What picking scores"), PickMeasure::Pick),
        expected(PickTableWords::tr("What passing scores"), PickMeasure::Pass),
        expected(PickTableWords::tr("What picking brings more than passing"), PickMeasure::Gain) };
    charts.push_back(
        chartOf(answer, PickTableWords::tr("How often it is picked"), [](const auto& figures) {
            return ChartPoint { .label = {},
                .value = static_cast<double>(figures.picked) / figures.asked };
        }));
    charts.back().percent = true;
    charts.back().beside = PickTableWords::tr("Picked");
    return charts;
}

QString pickTableText(
    const PickTableQuestion& question, const PickTableAnswer& answer, PickMeasure compared)
{
    return pickTableQuestionText(question) + u'\n' + dealsText(question, answer) + u'\n'
        + pickTableVerdict(answer) + QStringLiteral("\n\n") + plainText(seatTable(answer, compared))
        + u'\n' + plainText(trumpTable(answer, compared)) + u'\n' + pickTableLegend(answer) + u'\n';
}

QString pickTableHtml(
    const PickTableQuestion& question, const PickTableAnswer& answer, PickMeasure compared)
{
    const QString name = pickMeasureName(compared);
    const QString verdict =
        pickTableVerdict(answer).toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
    return html::element("h1", PickTableWords::tr("How good is a hand?").toHtmlEscaped())
        + html::paragraph(pickTableQuestionText(question))
        + html::paragraph(dealsText(question, answer))
        + html::element("p", html::element("b", verdict))
        + htmlOf(unbroken(seatTable(answer, compared)))
        + html::heading(compares(answer)
                ? PickTableWords::tr("%1: the change by trump and queens").arg(name)
                : PickTableWords::tr("%1 by trump and queens").arg(name))
        + htmlOf(unbroken(handsBySeat(answer, compared)))
        + html::paragraph(pickTableLegend(answer));
}

} // namespace sheepshead
