// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_paper.h"

#include <QCoreApplication>
#include <QPagedPaintDevice>
#include <QPainter>

namespace sheepshead {

namespace {

constexpr double largestType = 12; ///< points
constexpr double smallestType = 4;
constexpr double typeStep = 0.5;

} // namespace

StudyPaper::StudyPaper(StudyDiagram diagram)
    : diagram_(std::move(diagram))
{
}

QString StudyPaper::title() const
{
    return diagram_.title.isEmpty() ? QCoreApplication::translate("StudyPaper", "Study")
                                    : diagram_.title;
}

int StudyPaper::pageCount(QPagedPaintDevice& /*device*/, QSizeF /*page*/) const { return 1; }

void StudyPaper::paintPage(
    QPainter& painter, QPagedPaintDevice& device, QSizeF page, int /*number*/) const
{
    for (double size = largestType; size >= smallestType; size -= typeStep) {
        QFont font;
        font.setPointSizeF(size);
        const DiagramPainter drawn(diagram_, QFont(font, &device));
        if (drawn.size(page.width()).height() > page.height() && size > smallestType)
            continue;
        return drawn.paint(painter, page.width());
    }
}

} // namespace sheepshead
