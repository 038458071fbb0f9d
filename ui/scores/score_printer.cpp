// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_printer.h"

#include "ui/scores/score_sheet_model.h"
#include "ui/scores/sheet_page_painter.h"

#include <QPrinter>

namespace sheepshead {

namespace {

constexpr double margin = 15; ///< millimetres, on all four sides
constexpr int mostPlayersUpright = 6;

/// The pages that were asked for, counted from 0: first and one past the last.
std::pair<int, int> wantedPages(const QPrinter& printer, int pages)
{
    if (printer.printRange() != QPrinter::PageRange || printer.fromPage() == 0)
        return { 0, pages };
    return { printer.fromPage() - 1, std::min(pages, printer.toPage()) };
}

} // namespace

ScorePrinter::ScorePrinter(const SheetDocument& document)
    : sheet_(std::make_unique<ScoreSheetModel>())
{
    sheet_->setDocument(document);
}

ScorePrinter::~ScorePrinter() = default;

void ScorePrinter::prepare(QPrinter& printer) const
{
    printer.setDocName(sheet_->document().title);
    printer.setPageOrientation(
        sheet_->players() > mostPlayersUpright ? QPageLayout::Landscape : QPageLayout::Portrait);
    printer.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
}

bool ScorePrinter::paint(QPrinter& printer) const
{
    QPainter painter;
    if (!painter.begin(&printer))
        return false;
    const PrintMeasures measures(&printer);
    const QSizeF size = printer.pageLayout().paintRectPixels(printer.resolution()).size();
    const SheetPlan plan(*sheet_, measures, size);
    SheetPagePainter page(painter, *sheet_, plan, measures, size);

    const auto [first, end] = wantedPages(printer, static_cast<int>(plan.pages().size()));
    for (int number = first; number < end; ++number) {
        if (number > first && !printer.newPage())
            return false;
        page.paint(number);
    }
    return painter.end();
}

} // namespace sheepshead
