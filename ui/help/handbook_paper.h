// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/drawn_paper.h"

#include <memory>

class QTextDocument;

namespace sheepshead {

/// A page of the handbook on as many sheets of paper as it takes; pictures of cards become their
/// names.
class HandbookPaper : public DrawnPaper {
public:
    /// The name of a page, such as "02-game.md".
    explicit HandbookPaper(const QString& page);
    ~HandbookPaper() override;

    QString title() const override { return title_; }

protected:
    int pageCount(QPagedPaintDevice& device, QSizeF page) const override;
    void paintPage(
        QPainter& painter, QPagedPaintDevice& device, QSizeF page, int number) const override;

private:
    QString title_;
    QString markdown_;
    /// Laid out by pageCount() for the sheets that are painted next: that takes long.
    mutable std::unique_ptr<QTextDocument> text_;
};

} // namespace sheepshead
