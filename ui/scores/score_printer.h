// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/printing/paper.h"
#include "ui/words/scores/sheet_document.h"

#include <memory>

class QPagedPaintDevice;

namespace sheepshead {

class ScoreSheetModel;

/// Puts a score sheet on paper: the one way for printing, the preview and PDF. The type is as large
/// as the number of pages allows, and the rest of the last page has rows to write on.
class ScorePrinter : public Paper {
public:
    explicit ScorePrinter(const SheetDocument& document);
    ~ScorePrinter() override;

    QString title() const override;
    /// The orientation is the one that gives a table of this size most room.
    void prepare(QPrinter& printer) const override;
    bool print(QPrinter& printer) const override;
    bool preview(QPrinter& printer) const override;

private:
    struct Range {
        int first = 0; ///< pages from 0
        int end = 0;   ///< one past the last; 0 for all
    };
    bool paint(QPagedPaintDevice& device, Range range) const;

    std::unique_ptr<ScoreSheetModel> sheet_;
};

} // namespace sheepshead
