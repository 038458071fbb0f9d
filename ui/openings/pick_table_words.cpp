// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/pick_table_words.h"

#include "engine/rules/rule_table.h"
#include "engine/study/typed_cards.h"
#include "ui/openings/pick_table_figures.h"
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
    if (!comparesRules(answer))
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
    return comparesRules(answer) ? seats + u' '
            + PickTableWords::tr(
                "The change is from the first rules to the second, in the same deals.")
                                 : seats + u' '
            + PickTableWords::tr(
                "Picked: how often the player picks. Won: how often picking ends above zero.");
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
        + html::heading(comparesRules(answer)
                ? PickTableWords::tr("%1: the change by trump and queens").arg(name)
                : PickTableWords::tr("%1 by trump and queens").arg(name))
        + htmlOf(unbroken(handsBySeat(answer, compared)))
        + html::paragraph(pickTableLegend(answer));
}

} // namespace sheepshead
