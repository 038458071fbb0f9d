// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/drawn_paper.h"
#include "ui/study/study_diagram.h"

namespace sheepshead {

/// A position on one page, in the largest type with which it fits.
class StudyPaper : public DrawnPaper {
public:
    explicit StudyPaper(StudyDiagram diagram);

    QString title() const override;

protected:
    int pageCount(QPagedPaintDevice& device, QSizeF page) const override;
    void paintPage(
        QPainter& painter, QPagedPaintDevice& device, QSizeF page, int number) const override;

private:
    StudyDiagram diagram_;
};

} // namespace sheepshead
