// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scores/seat_marks.h"
#include "ui/scores/sheet_plan.h"

#include <QRectF>

#include <functional>

namespace sheepshead {

/// Paints the pages of a printed score sheet as the plan has them, black on white, from the top
/// down.
class SheetPagePainter {
public:
    SheetPagePainter(QPainter& painter, const ScoreSheetModel& sheet, const SheetPlan& plan,
        const PrintMeasures& measures, QSizeF size);

    void paint(int page);

private:
    QRectF handCell(double height) const;
    QRectF dealerCell(double height) const;
    QRectF playerCell(int player, double height) const;
    QRectF happenedCell(double height) const;
    QRectF footLine() const;

    void paintTop(int page);
    void paintHeadings();
    void paintRows(const SheetPage& page);
    void paintRow(int row);
    void paintFigures(int row, int player);
    void paintMark(int row, int player, const QRectF& before, const QString& figure);
    void paintTotals();
    void paintTotalsLine(const QString& heading, const std::function<QString(int player)>& text);
    void paintColumnLines(double top);
    void paintFoot(int page);
    double paintLegend(SeatMark mark, const QString& word, double left);

    void rule(double points);
    void words(const QRectF& cell, Qt::Alignment side, const QFont& font, const QStringList& lines);
    void figure(const QRectF& cell, const QFont& font, const QString& text);

    QPainter& painter_;
    const ScoreSheetModel& sheet_;
    const SheetPlan& plan_;
    const PrintMeasures& measures_;
    const QSizeF size_;
    const double padding_;
    double y_ = 0; ///< how far down this page is painted
};

} // namespace sheepshead
