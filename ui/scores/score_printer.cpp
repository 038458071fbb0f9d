// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_printer.h"

#include "ui/printing/print_pages.h"
#include "ui/scores/score_sheet_model.h"
#include "ui/scores/sheet_page_painter.h"

#include <QPrinter>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr double margin = 15; ///< millimetres, on all four sides
constexpr int mostPlayersUpright = 6;

/// Points. The sheet of a short evening must be readable across a table.
constexpr double largestType = 14;
constexpr double smallestType = 8;
constexpr double typeStep = 0.5;

/// The most hands on a page, as far as the smallest type allows it.
constexpr int handsPerPage = 18;

int mostPages(int hands) { return 1 + std::max(0, hands - 1) / handsPerPage; }

/// The largest type with which the sheet needs no more pages than its hands may have.
double typeSizeFor(const ScoreSheetModel& sheet, QPagedPaintDevice& device, QSizeF page)
{
    for (double size = largestType; size > smallestType; size -= typeStep) {
        const PrintMeasures measures(&device, size);
        const SheetPlan plan(sheet, measures, page);
        if (plan.isLegible()
            && static_cast<int>(plan.pages().size()) <= mostPages(sheet.rowCount()))
            return size;
    }
    return smallestType;
}

} // namespace

ScorePrinter::ScorePrinter(const SheetDocument& document)
    : sheet_(std::make_unique<ScoreSheetModel>())
{
    sheet_->setDocument(document);
}

ScorePrinter::~ScorePrinter() = default;

/// With the day: the sheets of one table have one name, and files of it must not.
QString ScorePrinter::title() const
{
    const SheetDocument& document = sheet_->document();
    const QString day = document.begun.date().toString(Qt::ISODate);
    return QStringLiteral("%1 %2").arg(document.title, day).trimmed();
}

void ScorePrinter::prepare(QPrinter& printer) const
{
    printer.setDocName(title());
    printer.setPageOrientation(
        sheet_->players() > mostPlayersUpright ? QPageLayout::Landscape : QPageLayout::Portrait);
    printer.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
}

bool ScorePrinter::print(QPrinter& printer) const
{
    Range range;
    if (printer.printRange() == QPrinter::PageRange && printer.fromPage() > 0)
        range = { printer.fromPage() - 1, printer.toPage() };
    return printPages(
        printer, [this, range](QPagedPaintDevice& device) { return paint(device, range); });
}

bool ScorePrinter::preview(QPrinter& printer) const { return paint(printer, {}); }

bool ScorePrinter::paint(QPagedPaintDevice& device, Range range) const
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const QSizeF size = device.pageLayout().paintRectPixels(device.logicalDpiX()).size();
    const PrintMeasures measures(&device, typeSizeFor(*sheet_, device, size));
    const SheetPlan plan(*sheet_, measures, size);
    SheetPagePainter page(painter, *sheet_, plan, measures, size);

    const auto pages = static_cast<int>(plan.pages().size());
    const int end = range.end > 0 ? std::min(pages, range.end) : pages;
    for (int number = range.first; number < end; ++number) {
        if (number > range.first && !device.newPage())
            return false;
        page.paint(number);
    }
    return painter.end();
}

} // namespace sheepshead
