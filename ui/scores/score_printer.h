// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/sheet_document.h"

#include <memory>

class QPrinter;

namespace sheepshead {

class ScoreSheetModel;

/// Puts a score sheet on paper: the one way for printing, the preview and PDF.
class ScorePrinter {
public:
    explicit ScorePrinter(const SheetDocument& document);
    ~ScorePrinter();

    /// Margins, a title for the queue, and the way round that gives a table of this size most room.
    void prepare(QPrinter& printer) const;

    /// All pages, or those that the printer was asked for. False if the printer did not take them.
    bool paint(QPrinter& printer) const;

private:
    std::unique_ptr<ScoreSheetModel> sheet_;
};

} // namespace sheepshead
