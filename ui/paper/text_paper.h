// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/drawn_paper.h"
#include "ui/paper/signatures.h"

#include <memory>

class QTextDocument;

namespace sheepshead {

/// A text on one page, in the largest type with which it fits; with lines to sign at its foot if
/// there are any. What does not fit in the smallest type takes more pages.
class TextPaper : public DrawnPaper {
public:
    /// The text is HTML, made as html.h makes it.
    TextPaper(QString title, QString html, QStringList signatures = {});
    ~TextPaper() override;

    QString title() const override { return title_; }

protected:
    int pageCount(QPagedPaintDevice& device, QSizeF page) const override;
    void paintPage(
        QPainter& painter, QPagedPaintDevice& device, QSizeF page, int number) const override;

private:
    /// The text laid out for pages of this size.
    std::unique_ptr<QTextDocument> laidOut(QPagedPaintDevice& device, QSizeF page) const;
    double footHeight(QPagedPaintDevice& device) const;

    QString title_;
    QString html_;
    Signatures signatures_;
};

} // namespace sheepshead
