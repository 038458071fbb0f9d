// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scores/print_measures.h"
#include "ui/scores/score_sheet_model.h"

#include <QSizeF>

#include <vector>

namespace sheepshead {

/// The columns of a printed sheet from left to right, in the units of the device.
struct SheetColumns {
    double hand = 0;
    double dealer = 0;
    double player = 0; ///< each
    double happened = 0;
    double total = 0; ///< the total's part of a player's column
    bool stacked =
        false; ///< the total stands below the score, where side by side takes too much room
};

struct SheetPage {
    int firstRow = 0;
    int rows = 0;
    bool totals = false; ///< the last page has them below its rows
    int blankRows = 0;   ///< below the totals, to write the next hands on
};

/// The layout of a printed score sheet: column widths, row heights, and the rows of each page. No
/// row is split between pages.
class SheetPlan {
public:
    SheetPlan(const ScoreSheetModel& sheet, const PrintMeasures& measures, QSizeF page);
    /// A single page of this width, as high as its rows, without rows to write on.
    static SheetPlan onOnePage(
        const ScoreSheetModel& sheet, const PrintMeasures& measures, double width);

    const SheetColumns& columns() const { return columns_; }
    const std::vector<SheetPage>& pages() const { return pages_; }
    double headingHeight() const { return headingHeight_; }
    double rowHeight(int row) const { return rowHeights_[static_cast<std::size_t>(row)]; }
    double totalsHeight() const { return totalsHeight_; }
    double blankRowHeight() const;
    /// Short names are whole, and the words beside the figures have a column wide enough to read.
    bool isLegible() const { return legible_; }
    /// Kept free for title and legend.
    double topHeight(int page) const;
    double footHeight() const;
    double height() const { return page_.height(); }

    const QStringList& heading(int player) const { return headings_[player]; }
    const QStringList& happened(int row) const { return happened_[row]; }
    /// Under the title: the date, the rules, and the names where the headings have no room for
    /// them.
    const QStringList& subtitle() const { return subtitle_; }

private:
    double widestScore() const;
    double widestTotal() const;
    double widestMoney() const;
    double widestDealer() const;
    double widestName() const;
    void layColumns();
    void layPlayers(double left);
    void layHeadings();
    void laySubtitle(bool withNames);
    void layRows();
    void layPages();
    double room(int page) const;

    const ScoreSheetModel& sheet_;
    const PrintMeasures& measures_;
    QSizeF page_;
    SheetColumns columns_;
    QList<QStringList> headings_;
    QList<QStringList> happened_;
    QStringList subtitle_;
    double headingHeight_ = 0;
    double totalsHeight_ = 0;
    bool legible_ = true;
    std::vector<double> rowHeights_;
    std::vector<SheetPage> pages_;
};

} // namespace sheepshead
