// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/sheet_plan.h"

#include "ui/scores/print_words.h"
#include "ui/scores/sheet_changes.h"
#include "ui/scores/wrapped_text.h"
#include "ui/words/scores/sheet_figures.h"
#include "ui/words/scores/sheet_words.h"

#include <QLocale>

#include <algorithm>
#include <numeric>

namespace sheepshead {

namespace {

constexpr double cellPadding = 3;       ///< points, left and right of everything in a column
constexpr double linePadding = 1.5;     ///< points, above and below
constexpr double comfortForWords = 240; ///< points; names get no wider columns at its cost
constexpr double markWidth = 9;         ///< points, with its gap
constexpr double leastForWords = 150;   ///< points; with less the figures are stacked
constexpr double mostForDealer = 56;    ///< points
constexpr int fewestBlankRows = 4;      ///< on the last page, to write the next hands on
constexpr double handwriting = 20;      ///< points, the height of a row to write on
constexpr double shortNames = 1.4; ///< in widths of a column of figures; longer names are wrapped
constexpr int mostHeadingLines = 3;

} // namespace

SheetPlan::SheetPlan(const ScoreSheetModel& sheet, const PrintMeasures& measures, QSizeF page)
    : sheet_(sheet)
    , measures_(measures)
    , page_(page)
{
    layColumns();
    layHeadings();
    layRows();
    layPages();
}

SheetPlan SheetPlan::onOnePage(
    const ScoreSheetModel& sheet, const PrintMeasures& measures, double width)
{
    constexpr double boundless = 1e6;
    SheetPlan plan(sheet, measures, { width, boundless });
    plan.pages_ = { { .rows = sheet.rowCount(), .totals = true } };
    const double rows = std::accumulate(plan.rowHeights_.begin(), plan.rowHeights_.end(), 0.0);
    plan.page_.setHeight(plan.topHeight(0) + plan.headingHeight_ + rows + plan.totalsHeight_
        + 2 * plan.footHeight());
    return plan;
}

double SheetPlan::widestScore() const
{
    double widest = measures_.width(QStringLiteral("+8"), measures_.strong);
    for (int row = 0; row < sheet_.rowCount(); ++row)
        for (int player = 0; player < sheet_.players(); ++player)
            if (const auto score = sheet_.score(row, player))
                widest = std::max(widest, measures_.width(scoreText(*score), measures_.strong));
    return widest;
}

double SheetPlan::widestTotal() const
{
    double widest = measures_.width(QStringLiteral("\u221288"), measures_.strong);
    for (int row = 0; row < sheet_.rowCount(); ++row)
        for (int player = 0; player < sheet_.players(); ++player)
            widest = std::max(widest,
                measures_.width(totalText(sheet_.totalAfter(row, player)), measures_.strong));
    return widest;
}

double SheetPlan::widestMoney() const
{
    double widest = 0;
    if (sheet_.money().any())
        for (const std::int64_t cents : sheet_.money().totals())
            widest = std::max(widest, measures_.width(moneyFigure(cents), measures_.strong));
    return widest;
}

double SheetPlan::widestDealer() const
{
    double widest = measures_.width(PrintWords::dealer(), measures_.strong);
    for (int player = 0; player < sheet_.players(); ++player)
        widest = std::max(widest,
            measures_.width(playerName(player, sheet_.document().players), measures_.small));
    return std::min(widest, measures_.gap(mostForDealer));
}

double SheetPlan::widestName() const
{
    double widest = 0;
    for (int player = 0; player < sheet_.players(); ++player)
        widest = std::max(widest,
            measures_.width(playerName(player, sheet_.document().players), measures_.strong));
    return widest;
}

void SheetPlan::layColumns()
{
    const double sides = 2 * measures_.gap(cellPadding);
    columns_.hand = sides
        + std::max(measures_.width(QStringLiteral("888"), measures_.figure),
            measures_.width(PrintWords::hand(), measures_.strong));
    columns_.dealer = sides + widestDealer();
    layPlayers(page_.width() - columns_.hand - columns_.dealer);
}

void SheetPlan::layPlayers(double left)
{
    const double sides = 2 * measures_.gap(cellPadding);
    const double score = measures_.gap(markWidth) + widestScore();
    const double total = widestTotal();
    const double beside = score + total + 2 * sides;
    columns_.stacked = left - sheet_.players() * beside < measures_.gap(leastForWords);
    const double figures = columns_.stacked ? std::max(score, total) + sides : beside;
    const double mostForName = (left - measures_.points(leastForWords)) / sheet_.players();
    const double shortName = std::min({ widestName() + sides, figures * shortNames, mostForName });
    const double least = std::max({ figures, widestMoney() + sides, shortName });
    const double most = (left - measures_.gap(comfortForWords)) / sheet_.players();
    columns_.player = std::max(least, std::min(most, widestName() + sides));
    columns_.total = total + sides;
    columns_.happened = left - sheet_.players() * columns_.player;
    legible_ = columns_.happened >= measures_.points(leastForWords)
        && columns_.player >= std::min(widestName() + sides, figures * shortNames);
}

void SheetPlan::layHeadings()
{
    const double width = columns_.player - 2 * measures_.gap(cellPadding);
    int lines = 1;
    bool elided = false;
    for (int player = 0; player < sheet_.players(); ++player) {
        const QString name = playerName(player, sheet_.document().players);
        headings_ << wrappedLines(
            name, measures_.strong, measures_.device(), width, mostHeadingLines);
        lines = std::max(lines, static_cast<int>(headings_.last().size()));
        elided = elided || headings_.last().join(QString()).size() < name.simplified().size() - 2;
    }
    headingHeight_ =
        lines * measures_.lineHeight(measures_.strong) + 2 * measures_.gap(cellPadding);
    laySubtitle(elided);
}

void SheetPlan::laySubtitle(bool withNames)
{
    const SheetDocument& document = sheet_.document();
    QStringList parts { QLocale().toString(document.begun.date(), QLocale::LongFormat),
        handsText(sheet_.rowCount()) };
    QStringList paragraphs { parts.join(QStringLiteral(" \u00b7 ")), rulesText(document) };
    if (withNames)
        paragraphs << document.players.join(QStringLiteral(" \u00b7 "));
    for (const QString& paragraph : paragraphs)
        if (!paragraph.isEmpty())
            subtitle_ +=
                wrappedLines(paragraph, measures_.small, measures_.device(), page_.width());
}

void SheetPlan::layRows()
{
    const double sides = 2 * measures_.gap(cellPadding);
    const double figures = (columns_.stacked ? 2 : 1) * measures_.lineHeight(measures_.strong);
    const int lines = sheet_.money().any() ? 2 : 1;
    totalsHeight_ = lines * (measures_.lineHeight(measures_.strong) + 2 * sides);
    for (int row = 0; row < sheet_.rowCount(); ++row) {
        happened_ << wrappedLines(
            sheet_.happened(row), measures_.small, measures_.device(), columns_.happened - sides);
        const double words =
            static_cast<double>(happened_.last().size()) * measures_.lineHeight(measures_.small);
        rowHeights_.push_back(std::max(figures, words) + 2 * measures_.gap(linePadding));
    }
}

double SheetPlan::topHeight(int page) const
{
    const double line = measures_.lineHeight(measures_.small);
    if (page > 0)
        return 2 * line;
    return measures_.lineHeight(measures_.title) + static_cast<double>(subtitle_.size() + 1) * line;
}

double SheetPlan::footHeight() const { return 2 * measures_.lineHeight(measures_.small); }

double SheetPlan::room(int page) const
{
    return page_.height() - topHeight(page) - headingHeight_ - footHeight();
}

void SheetPlan::layPages()
{
    double left = room(0);
    pages_.push_back({});
    const auto turn = [&](int row) {
        pages_.push_back({ .firstRow = row });
        left = room(static_cast<int>(pages_.size()) - 1);
    };
    for (int row = 0; row < sheet_.rowCount(); ++row) {
        const bool last = row + 1 == sheet_.rowCount();
        const double below = totalsHeight_ + fewestBlankRows * blankRowHeight();
        const double needed = rowHeight(row) + (last ? below : 0);
        if (needed > left && pages_.back().rows > 0)
            turn(row);
        left -= rowHeight(row);
        ++pages_.back().rows;
    }
    pages_.back().totals = true;
    const double blank = blankRowHeight();
    const double below = left - totalsHeight_ - (sheet_.rowCount() == 0 ? totalsHeight_ : 0);
    pages_.back().blankRows = std::max(0, static_cast<int>(below / blank));
}

double SheetPlan::blankRowHeight() const
{
    const double figures = (columns_.stacked ? 2 : 1) * measures_.lineHeight(measures_.strong);
    return std::max(figures + 2 * measures_.gap(linePadding), measures_.points(handwriting));
}

} // namespace sheepshead
