// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/sheet_document.h"

#include <memory>

class QPagedPaintDevice;
class QPrinter;

namespace sheepshead {

class ScoreSheetModel;

/// Puts a score sheet on paper: the one way for printing, the preview and PDF. The type is as large
/// as the number of pages allows, and the rest of the last page has rows to write on.
class ScorePrinter {
public:
    explicit ScorePrinter(const SheetDocument& document);
    ~ScorePrinter();

    /// Sets the margins, a title for the queue, and the orientation that gives a table of this size
    /// most room.
    void prepare(QPrinter& printer) const;

    /// Prints all pages, or those that the printer was asked for. False if it did not take them; a
    /// PDF file of this name is then unchanged.
    bool print(QPrinter& printer) const;

    /// Paints all pages on this device, not only those chosen in the print dialog.
    bool preview(QPrinter& printer) const;

private:
    struct Range {
        int first = 0; ///< pages from 0
        int end = 0;   ///< one past the last; 0 for all
    };
    bool paint(QPagedPaintDevice& device, Range range) const;

    std::unique_ptr<ScoreSheetModel> sheet_;
};

} // namespace sheepshead
