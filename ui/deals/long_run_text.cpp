// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deals/long_run_text.h"

#include "ui/widgets/html.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace sheepshead {

namespace {

struct LongRunWords {
    Q_DECLARE_TR_FUNCTIONS(LongRun)
};

/// A line of a table that has less is left out.
constexpr double worthALine = 0.05;

/// Chances above the first are ordinary, and below the second very unusual.
constexpr double usual = 0.1;
constexpr double veryUnusual = 0.01;
constexpr double mostSaid = 1e6; ///< "1 in" more than that is no plain number

QString whole(int number) { return QLocale().toString(number); }
QString decimal(double number) { return QLocale().toString(number, 'f', 1); }

QString perHand(double cards, int hands)
{
    return hands == 0 ? QString() : QLocale().toString(cards / hands, 'f', 2);
}

QString shareInWords(const Share& share)
{
    if (share.whole == 0)
        return QStringLiteral("–");
    return LongRunWords::tr("%1 of %2 (%3 %)")
        .arg(whole(share.part), whole(share.whole),
            QLocale().toString(100.0 * share.part / share.whole, 'f', 0));
}

QString you() { return LongRunWords::tr("You"); }
QString others() { return LongRunWords::tr("The others"); }
QString expectedHead() { return LongRunWords::tr("expected"); }
QString verdictHead() { return LongRunWords::tr("Verdict"); }

QString cell(const QString& text) { return html::element("td", text.toHtmlEscaped()); }

QString verdictLine(const QString& who, std::optional<double> chance)
{
    return html::item(LongRunWords::tr("%1: %2").arg(who, verdictText(chance)));
}

/// How many cards of a kind the hands had, with a column for each group that was dealt hands.
class CountTable {
public:
    void add(const QString& who, const CardCount& count)
    {
        if (count.hands() > 0)
            columns_.push_back({ who, &count });
    }

    QString text(const QString& heading, const QString& cards) const
    {
        if (columns_.empty())
            return {};
        QStringList rows { headRow(cards) };
        for (std::size_t count = 0; count < longest(); ++count)
            if (isWorthALine(count))
                rows << countRow(count);
        rows << meanRow();
        return html::heading(heading) + html::table(rows);
    }

private:
    struct Column {
        QString who;
        const CardCount* count;
    };

    std::size_t longest() const
    {
        std::size_t longestYet = 0;
        for (const Column& column : columns_)
            longestYet = std::max(longestYet, column.count->byCount().size());
        return longestYet;
    }
    static Frequency at(const Column& column, std::size_t count)
    {
        const auto& counts = column.count->byCount();
        return count < counts.size() ? counts[count] : Frequency {};
    }
    bool isWorthALine(std::size_t count) const
    {
        return std::ranges::any_of(columns_, [&](const Column& column) {
            const Frequency frequency = at(column, count);
            return frequency.happened > 0 || frequency.expected >= worthALine;
        });
    }
    QString headRow(const QString& cards) const
    {
        QStringList cells { html::headCell(cards) };
        for (const Column& column : columns_)
            cells << html::figureHead(column.who) << html::figureHead(expectedHead());
        return html::row(cells);
    }
    QString countRow(std::size_t count) const
    {
        QStringList cells { cell(whole(static_cast<int>(count))) };
        for (const Column& column : columns_)
            cells << html::figure(whole(at(column, count).happened))
                  << html::figure(decimal(at(column, count).expected));
        return html::row(cells);
    }
    QString meanRow() const
    {
        QStringList cells { cell(LongRunWords::tr("On average")) };
        for (const Column& column : columns_) {
            const Frequency& cards = column.count->cards();
            cells << html::figure(perHand(cards.happened, column.count->hands()))
                  << html::figure(perHand(cards.expected, column.count->hands()));
        }
        return html::row(cells);
    }

    std::vector<Column> columns_;
};

QString trumpSection(const LongRun& run)
{
    CountTable table;
    table.add(you(), run.viewer.trump);
    table.add(others(), run.others.trump);
    const QString counts = LongRunWords::tr("You, hands by number");
    const QString mine = LongRunWords::tr("You, on average");
    const QString theirs = LongRunWords::tr("The others, on average");
    return table.text(LongRunWords::tr("Trump dealt to a hand"), LongRunWords::tr("Trump"))
        + html::element("ul",
            verdictLine(counts, run.viewer.trump.chanceOfCounts())
                + verdictLine(mine, run.viewer.trump.chanceOfCards())
                + verdictLine(theirs, run.others.trump.chanceOfCards()));
}

QString queensSection(const LongRun& run)
{
    CountTable table;
    table.add(you(), run.viewer.queens);
    table.add(others(), run.others.queens);
    return table.text(LongRunWords::tr("Queens dealt to a hand"), LongRunWords::tr("Queens"))
        + html::element("ul",
            verdictLine(you(), run.viewer.queens.chanceOfCounts())
                + verdictLine(others(), run.others.queens.chanceOfCards()));
}

QString blindSection(const LongRun& run)
{
    if (run.trumpInBlind.hands() == 0)
        return {};
    CountTable table;
    const QString blind = LongRunWords::tr("Blinds");
    table.add(blind, run.trumpInBlind);
    return table.text(LongRunWords::tr("Trump in the blind"), LongRunWords::tr("Trump"))
        + html::element("ul", verdictLine(blind, run.trumpInBlind.chanceOfCounts()));
}

/// One line: what happened, how often it could have, and the verdict.
QString eventRow(
    const QString& who, const Frequency& frequency, int times, std::optional<double> chance)
{
    return html::row({ cell(who), html::figure(whole(frequency.happened)),
        html::figure(decimal(frequency.expected)), html::figure(whole(times)),
        cell(verdictText(chance)) });
}

QString eventHead(const QString& times)
{
    return html::row({ html::headCell({}), html::figureHead(LongRunWords::tr("happened")),
        html::figureHead(expectedHead()), html::figureHead(times), html::headCell(verdictHead()) });
}

QString queenOfClubsSection(const LongRun& run)
{
    QStringList rows { eventHead(LongRunWords::tr("of hands")) };
    const auto add = [&](const QString& who, const CardCount& count) {
        if (count.hands() > 0)
            rows << eventRow(who, count.cards(), count.hands(), count.chanceOfCards());
    };
    add(you(), run.viewer.queenOfClubs);
    add(others(), run.others.queenOfClubs);
    return html::heading(LongRunWords::tr("Hands dealt with the queen of clubs"))
        + html::table(rows);
}

QString calledSuitSection(const LongRun& run)
{
    QStringList rows { eventHead(LongRunWords::tr("of calls")) };
    const auto add = [&](const QString& who, const EventCount& count) {
        if (count.times() > 0)
            rows << eventRow(who, count.frequency(), count.times(), count.chance());
    };
    add(LongRunWords::tr("You called"), run.viewer.calledSuitAllRound);
    add(LongRunWords::tr("Others called"), run.others.calledSuitAllRound);
    if (rows.size() == 1)
        return {};
    return html::heading(LongRunWords::tr("Called suits that could go round"))
        + html::paragraph(LongRunWords::tr(
            "Every player except the picker was dealt a card of the called suit. Only pickers who "
            "were asked first are counted: an earlier pass says something about the cards, and "
            "then there is no exact expectation."))
        + html::table(rows);
}

QString picksTable(const LongRun& run)
{
    QStringList rows { html::row({ html::headCell(LongRunWords::tr("Asked, from dealer's left")),
        html::figureHead(you()), html::figureHead(others()) }) };
    for (std::size_t place = 0; place < run.viewer.picks.size(); ++place) {
        const Share& mine = run.viewer.picks[place];
        const Share& theirs = run.others.picks[place];
        if (mine.whole + theirs.whole > 0)
            rows << html::row({ cell(whole(static_cast<int>(place) + 1)),
                html::figure(shareInWords(mine)), html::figure(shareInWords(theirs)) });
    }
    return rows.size() == 1 ? QString() : html::table(rows);
}

QString playersSection(const LongRun& run)
{
    QString items;
    const auto add = [&](const QString& what, const Share& share) {
        if (share.whole > 0)
            items += html::item(LongRunWords::tr("%1: %2").arg(what, shareInWords(share)));
    };
    add(LongRunWords::tr("Leasters and other games without a picker"), run.leasters);
    add(LongRunWords::tr("Hands thrown in"), run.thrownIn);
    add(LongRunWords::tr("Called suits that walked when they were first led (not trumped)"),
        run.calledSuitWalks);
    const QString picks = picksTable(run);
    if (picks.isEmpty() && items.isEmpty())
        return {};
    return html::heading(LongRunWords::tr("What the players did with their cards"))
        + html::paragraph(LongRunWords::tr(
            "How often players pick or trump depends on the players. There is no exact "
            "expectation, so these are plain counts."))
        + (picks.isEmpty()
                ? QString()
                : html::element("h3", LongRunWords::tr("Picks of the times asked").toHtmlEscaped())
                    + picks)
        + html::element("ul", items);
}

QString introduction(const LongRun& run)
{
    QString text = html::paragraph(LongRunWords::tr(
        "%n finished hand(s). \"Expected\" is the exact average of an honest shuffle by the rules "
        "of each hand.",
        nullptr, run.hands));
    if (run.dealsCounted < run.hands)
        text += html::paragraph(LongRunWords::tr(
            "The cards of %n of them are not counted: they were set up by hand, or the rules let a "
            "player with a bad hand ask for new cards.",
            nullptr, run.hands - run.dealsCounted));
    return text;
}

} // namespace

QString longRunText(const LongRun& run)
{
    if (run.hands == 0)
        return html::paragraph(LongRunWords::tr("No finished hands yet."));
    QString text = introduction(run);
    if (run.dealsCounted > 0)
        text += trumpSection(run) + queensSection(run) + queenOfClubsSection(run)
            + blindSection(run) + calledSuitSection(run)
            + html::paragraph(LongRunWords::tr(
                "\"1 in 40\" means that of 40 honestly shuffled score books of this length, one is "
                "this far off or farther. This page has about ten verdicts, so expect one "
                "\"unusual: 1 in 10\". Unfinished hands are not counted: players who leave bad "
                "hands seem to get better ones than expected."));
    return text + playersSection(run);
}

QString verdictText(std::optional<double> chance)
{
    if (!chance)
        return LongRunWords::tr("too few hands to tell");
    if (*chance >= usual)
        return LongRunWords::tr("as expected");
    const auto one = static_cast<int>(std::lround(1 / std::max(*chance, 1 / mostSaid)));
    return (*chance >= veryUnusual ? LongRunWords::tr("unusual: 1 in %1")
                                   : LongRunWords::tr("very unusual: 1 in %1"))
        .arg(QLocale().toString(one));
}

} // namespace sheepshead
