// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/drawn_paper.h"
#include "ui/paper/signatures.h"

#include <memory>

class QTextDocument;

namespace sheepshead {

/// Texts, each on a page of its own, in the largest type with which it fits; with lines to sign at
/// the foot of the last if there are any. What does not fit in the smallest type takes more pages.
class TextPaper : public DrawnPaper {
public:
    /// The text is HTML, made as html.h makes it.
    TextPaper(QString title, QString html, QStringList signatures = {});
    TextPaper(QString title, QStringList texts);
    ~TextPaper() override;

    QString title() const override { return title_; }

protected:
    int pageCount(QPagedPaintDevice& device, QSizeF page) const override;
    void paintPage(
        QPainter& painter, QPagedPaintDevice& device, QSizeF page, int number) const override;

private:
    /// A text laid out for pages of this size.
    std::unique_ptr<QTextDocument> laidOut(
        const QString& html, QPagedPaintDevice& device, QSizeF page) const;
    double footHeight(QPagedPaintDevice& device) const;

    QString title_;
    QStringList texts_;
    Signatures signatures_;
};

} // namespace sheepshead
