// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/printing/paper.h"

#include <QPageSize>
#include <QPrinter>

namespace sheepshead {

/// Saves some paper as a PDF file; false if it did not work.
inline bool savePages(const Paper& paper, QPageSize::PageSizeId size, const QString& file)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setPageSize(QPageSize(size));
    paper.prepare(printer);
    printer.setOutputFileName(file);
    return paper.print(printer);
}

} // namespace sheepshead
