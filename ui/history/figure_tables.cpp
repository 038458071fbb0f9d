// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/figure_tables.h"

#include "engine/statistics/wilson.h"
#include "ui/words/decisions/advice_words.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sheepshead {

namespace {

struct FigureWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::FigureWords)
};

QString count(std::int64_t number)
{
    return QLocale().toString(qlonglong { number }).replace(u'-', QChar(0x2212));
}

QString signedNumber(double number, int digits = 2)
{
    const QString text = QLocale().toString(number, 'f', digits).replace(u'-', QChar(0x2212));
    return number > 0 ? u'+' + text : text;
}

QString percent(double share, int digits = 1) { return shareText(share, digits); }

QString average(double sum, int count)
{
    return count == 0 ? QStringLiteral("\u2013") : signedNumber(sum / count);
}

/// Builds the table of a person.
class FigureTable {
public:
    FigureTable()
        : table_ { { FigureWords::tr("Figure"), FigureWords::tr("Value"),
                       FigureWords::tr("95% interval"), FigureWords::tr("Points per hand"),
                       FigureWords::tr("Hands") },
            {} }
    {
    }

    void heading(const QString& name) { table_.rows.push_back({ name }); }
    void plain(const QString& name, const QString& value, const QString& hands = {})
    {
        table_.rows.push_back({ name, value, {}, {}, hands });
    }
    void rate(const QString& name, int part, int whole, const QString& points = {})
    {
        if (whole == 0) {
            table_.rows.push_back({ name, QStringLiteral("\u2013"), {}, {}, count(0) });
            return;
        }
        const Interval interval = wilsonInterval(std::clamp(part, 0, whole), whole);
        table_.rows.push_back({ name, percent(double(part) / whole),
            //: from the least to the most
            FigureWords::tr("%1 to %2").arg(percent(interval.least), percent(interval.most)),
            points, count(whole) });
    }
    /// As its kind is told.
    void statistic(const Evening& sum, Statistic which);
    TextTable take() { return std::move(table_); }

private:
    TextTable table_;
};

QString nameOf(Statistic statistic)
{
    switch (statistic) {
    case Statistic::ThrownIn:
        return FigureWords::tr("Hands thrown in");
    case Statistic::Hinted:
        return FigureWords::tr("Hands with a hint");
    case Statistic::Picks:
        return FigureWords::tr("Pick rate");
    case Statistic::Picker:
        return FigureWords::tr("As picker");
    case Statistic::Alone:
        return FigureWords::tr("As picker, alone");
    case Statistic::Partner:
        return FigureWords::tr("As partner");
    case Statistic::Defender:
        return FigureWords::tr("As defender");
    case Statistic::Leaster:
        return FigureWords::tr("Leasters, and each for themselves");
    case Statistic::Schneidered:
        return FigureWords::tr("Schneidered the other side");
    case Statistic::WasSchneidered:
        return FigureWords::tr("Was schneidered");
    case Statistic::Leasters:
        return FigureWords::tr("Hands that ended as leaster or alike");
    case Statistic::PartnerTricks:
        return FigureWords::tr("Tricks taken as partner, on average");
    case Statistic::PassedQueens:
    case Statistic::PassedJacks:
    case Statistic::PassedOtherTrump:
    case Statistic::PassedJackOfDiamonds:
        break; // told as the power of passed hands
    }
    return {};
}

void FigureTable::statistic(const Evening& sum, Statistic which)
{
    const StatisticSum& of = sum.of(which);
    switch (rowOf(which).kind) {
    case StatisticKind::Won:
        return rate(nameOf(which), of.counted, of.hands, average(double(of.amount), of.hands));
    case StatisticKind::Exception:
        if (of.counted == 0)
            return;
        [[fallthrough]];
    case StatisticKind::Share:
        return rate(nameOf(which), of.counted, of.hands);
    case StatisticKind::Average:
        if (of.hands > 0)
            plain(nameOf(which), QLocale().toString(double(of.amount) / of.hands, 'f', 2),
                count(of.hands));
        return;
    case StatisticKind::Part:
        return;
    }
}

/// The place is in the column that gives way where there is little room.
void addEvening(FigureTable& table, const QString& name, const EveningScore& evening)
{
    //: "Best evening", its day, its sheet
    table.plain(FigureWords::tr("%1: %2, %3")
                    .arg(name, dayText(evening.day), QString::fromStdString(evening.name)),
        signedNumber(double(evening.score), 0), count(evening.hands));
}

void addOverall(FigureTable& table, const PersonFigures& figures)
{
    const Evening& sum = figures.sum;
    table.heading(FigureWords::tr("Overall"));
    table.plain(
        FigureWords::tr("Evenings"), count(static_cast<std::int64_t>(figures.evenings.size())));
    table.plain(
        FigureWords::tr("Total score"), signedNumber(double(sum.score), 0), count(sum.hands));
    table.plain(FigureWords::tr("Average per hand"), average(double(sum.score), sum.hands),
        count(sum.hands));
    if (!figures.evenings.empty()) {
        const auto [worst, best] =
            std::ranges::minmax_element(figures.evenings, {}, &EveningScore::score);
        addEvening(table, FigureWords::tr("Best evening"), *best);
        addEvening(table, FigureWords::tr("Worst evening"), *worst);
    }
    table.plain(FigureWords::tr("Most hands won in a row"), count(sum.up.most), count(sum.decided));
    table.plain(
        FigureWords::tr("Most hands lost in a row"), count(sum.down.most), count(sum.decided));
    table.statistic(sum, Statistic::Hinted);
}

void addWins(FigureTable& table, const Evening& sum)
{
    table.heading(FigureWords::tr("Wins"));
    for (const StatisticRow& row : statisticTable)
        if (row.statistic != Statistic::Hinted && row.statistic != Statistic::Picks)
            table.statistic(sum, row.statistic);
}

void addPicks(FigureTable& table, const PersonFigures& figures)
{
    table.heading(FigureWords::tr("Picks"));
    table.statistic(figures.sum, Statistic::Picks);
    for (const auto& [place, part] : figures.bySeat) {
        table.rate(FigureWords::tr("Pick rate, %1").arg(placeName(place)), part.picked, part.hands,
            average(double(part.score), part.hands));
    }
    if (!figures.byTrump.empty())
        table.heading(FigureWords::tr("By trump in the hand, where it is known"));
    for (const auto& [trump, part] : figures.byTrump) {
        table.rate(FigureWords::tr("Picks with %n trump", nullptr, trump), part.picked, part.hands);
        if (part.picked > 0)
            table.rate(FigureWords::tr("Wins after a pick with %n trump", nullptr, trump), part.won,
                part.picked, average(double(part.score), part.picked));
    }
}

void addPassed(FigureTable& table, const Evening& sum, const PowerTable& power)
{
    const int passed = sum.of(Statistic::PassedQueens).hands;
    if (passed == 0)
        return;
    table.heading(FigureWords::tr("Mauer meter: hands passed, by power count"));
    // More than anyone can have passed: a stranger's book may say so, and it must not overflow.
    constexpr std::int64_t most = 20'000'000;
    const auto held = [&](Statistic rank) {
        return int(std::clamp<std::int64_t>(sum.of(rank).amount, 0, most));
    };
    const TrumpHeld all { held(Statistic::PassedQueens), held(Statistic::PassedJacks),
        held(Statistic::PassedOtherTrump), held(Statistic::PassedJackOfDiamonds) };
    table.plain(FigureWords::tr("Average power of a passed hand"),
        QLocale().toString(double(powerOf(all, power)) / passed, 'f', 2),
        QLocale().toString(passed));
    table.plain(FigureWords::tr("Power passed, all together"),
        QLocale().toString(powerOf(all, power)), QLocale().toString(passed));
}

QString partName(std::size_t part)
{
    const std::array names { FigureWords::tr("Pick or pass"), FigureWords::tr("Bury"),
        FigureWords::tr("Call"), FigureWords::tr("Lead"), FigureWords::tr("Follow"),
        FigureWords::tr("Other decisions") };
    return names.at(part);
}

CostSum without(const CostSum& all, const CostSum& earlier)
{
    return { all.hands - earlier.hands, all.decisions - earlier.decisions,
        all.mistakes - earlier.mistakes, all.points - earlier.points };
}

double lostPerHand(const CostSum& cost) { return cost.points / cost.hands; }

/// What got better from the first half of the evenings to the second.
void addProgress(FigureTable& table, const Costs& costs, const Costs& earlier)
{
    double mostGained = 0.005; // less is not seen
    QString best;
    bool begun = false;
    for (std::size_t i = 0; i < costs.size(); ++i) {
        const CostSum& before = earlier.at(i);
        const CostSum now = without(costs.at(i), before);
        if (before.hands <= 0 || now.hands <= 0)
            continue;
        if (!std::exchange(begun, true))
            table.heading(FigureWords::tr("Points lost for each hand with such a decision: in the "
                                          "first half of the evenings → in the second"));
        table.plain(partName(i),
            QStringLiteral("%1 \u2192 %2")
                .arg(average(-before.points, before.hands), average(-now.points, now.hands)),
            count(before.hands + now.hands));
        if (const double gained = lostPerHand(before) - lostPerHand(now); gained > mostGained) {
            mostGained = gained;
            best = partName(i);
        }
    }
    if (!best.isEmpty())
        table.plain(FigureWords::tr("Improved most"), best);
}

void addCosts(FigureTable& table, const Costs& costs)
{
    CostSum all;
    for (const CostSum& cost : costs) {
        all.decisions += cost.decisions;
        all.points += cost.points;
    }
    if (all.decisions == 0)
        return;
    table.heading(
        FigureWords::tr("What decisions cost, as far as reviewed (hands with a hint left out)"));
    for (std::size_t i = 0; i < costs.size(); ++i) {
        const CostSum& cost = costs.at(i);
        if (cost.decisions == 0)
            continue;
        //: a kind of decision, and how many of all points lost went there
        table.rate(FigureWords::tr("%1: %2 of the points lost")
                       .arg(partName(i), percent(all.points > 0 ? cost.points / all.points : 0, 0)),
            cost.mistakes, cost.decisions, average(-cost.points, cost.hands));
    }
    table.plain(FigureWords::tr("Points lost for each decision"),
        signedNumber(-all.points / all.decisions, 3), count(all.decisions));
}

} // namespace

QString placeName(int place)
{
    if (place == 0)
        return FigureWords::tr("dealer");
    return place == 1 ? FigureWords::tr("left of the dealer")
                      : FigureWords::tr("seat %1 from the dealer").arg(place);
}

QString dayText(const std::string& day)
{
    const QString text = QString::fromStdString(day);
    const QDate date = QDate::fromString(text, Qt::ISODate);
    return date.isValid() ? QLocale().toString(date, QLocale::ShortFormat) : text;
}

TextTable figureTable(const PersonFigures& figures, const PowerTable& power)
{
    FigureTable table;
    addOverall(table, figures);
    addWins(table, figures.sum);
    addPicks(table, figures);
    addPassed(table, figures.sum, power);
    addCosts(table, figures.costs);
    addProgress(table, figures.costs, figures.earlierCosts);
    return table.take();
}

TextTable standingsTable(const std::vector<Standing>& standings)
{
    TextTable table { { FigureWords::tr("Player"), FigureWords::tr("Score"),
                          FigureWords::tr("Evenings"), FigureWords::tr("Hands"),
                          //: points a hand
                          FigureWords::tr("Average"), FigureWords::tr("Picks"),
                          FigureWords::tr("Picks won"),
                          //: evening
                          FigureWords::tr("Best"),
                          //: evening
                          FigureWords::tr("Worst") },
        {} };
    for (const Standing& who : standings) {
        const QString name = QString::fromStdString(who.name);
        const auto share = [](int part, int whole) {
            return whole == 0 ? QStringLiteral("\u2013") : percent(double(part) / whole, 0);
        };
        table.rows.push_back({ who.computer ? FigureWords::tr("%1 (computer)").arg(name) : name,
            signedNumber(double(who.score), 0), count(who.evenings), count(who.hands),
            average(double(who.score), who.hands), share(who.picked, who.hands),
            share(who.pickedWon, who.picked), signedNumber(who.bestEvening, 0),
            signedNumber(who.worstEvening, 0) });
    }
    return table;
}

} // namespace sheepshead
