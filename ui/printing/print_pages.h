// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPageLayout>
#include <QString>

#include <functional>

class QPagedPaintDevice;
class QPrinter;
class QWidget;

namespace sheepshead {

/// Paints pages; false if the device did not take them.
using PagePainting = std::function<bool(QPagedPaintDevice&)>;

/// Saves pages as a PDF file. The file is written beside its place and moved there when it is
/// complete: if that fails, the result is false and an earlier file of this name is unchanged.
bool savePdf(const QString& file, const QPageLayout& layout, const QString& title,
    const PagePainting& paint);

/// Prints pages. A printer that was asked for a PDF file saves it as savePdf() does: Qt itself
/// reports no write error.
bool printPages(QPrinter& printer, const PagePainting& paint);

/// Tells what became of printPages(): that it failed, or where the PDF file is, with an offer to
/// open it. Says nothing when the pages went to paper. Returns at once.
void tellPrinted(const QPrinter& printer, bool done, QWidget* parent);

} // namespace sheepshead
