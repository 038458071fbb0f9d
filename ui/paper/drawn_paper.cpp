// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/drawn_paper.h"

#include "ui/printing/print_pages.h"

#include <QPainter>
#include <QPrinter>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr double paperMargin = 15; ///< millimetres, on all four sides

} // namespace

void DrawnPaper::prepare(QPrinter& printer) const
{
    printer.setDocName(title());
    printer.setPageOrientation(QPageLayout::Portrait);
    printer.setPageMargins(
        QMarginsF(paperMargin, paperMargin, paperMargin, paperMargin), QPageLayout::Millimeter);
}

bool DrawnPaper::print(QPrinter& printer) const
{
    Range range;
    if (printer.printRange() == QPrinter::PageRange && printer.fromPage() > 0)
        range = { printer.fromPage() - 1, printer.toPage() };
    return printPages(
        printer, [this, range](QPagedPaintDevice& device) { return paint(device, range); });
}

bool DrawnPaper::preview(QPrinter& printer) const { return paint(printer, {}); }

bool DrawnPaper::paint(QPagedPaintDevice& device, Range range) const
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const QSizeF page = device.pageLayout().paintRectPixels(device.logicalDpiX()).size();
    const int pages = pageCount(device, page);
    const int end = range.end > 0 ? std::min(pages, range.end) : pages;
    for (int number = range.first; number < end; ++number) {
        if (number > range.first && !device.newPage())
            return false;
        painter.save();
        paintPage(painter, device, page, number);
        painter.restore();
    }
    return painter.end();
}

} // namespace sheepshead
