// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/sheet_sharing.h"

#include "ui/scores/print_words.h"
#include "ui/scores/score_totals_model.h"
#include "ui/scores/sheet_page_painter.h"
#include "ui/scores/sheet_web_page.h"
#include "ui/words/scores/sheet_figures.h"

#include <QPainter>
#include <QtMath>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int pictureDots = 144;      ///< an inch
constexpr double figurePoints = 10;   ///< the type of a picture
constexpr double leastWidth = 520;    ///< points
constexpr double widthOfAPlayer = 70; ///< points, and
constexpr double widthOfWords = 300;  ///< beside them
constexpr int pictureEdge = 32;       ///< pixels
constexpr int highestPicture = 8000;  ///< pixels; the type of longer evenings is smaller

QImage pictureOfSize(QSize size)
{
    constexpr double inchesInAMetre = 39.37;
    QImage picture(size, QImage::Format_RGB32);
    picture.setDotsPerMeterX(qRound(pictureDots * inchesInAMetre));
    picture.setDotsPerMeterY(qRound(pictureDots * inchesInAMetre));
    picture.fill(Qt::white);
    return picture;
}

QImage pictureOf(const ScoreSheetModel& sheet)
{
    QImage likePicture = pictureOfSize({ 1, 1 });
    const PrintMeasures measures(&likePicture, figurePoints);
    const double width =
        measures.points(std::max(leastWidth, widthOfWords + sheet.players() * widthOfAPlayer));
    const SheetPlan plan = SheetPlan::onOnePage(sheet, measures, width);
    const QSizeF size(width, plan.height());
    QImage picture =
        pictureOfSize({ qCeil(width) + 2 * pictureEdge, qCeil(plan.height()) + 2 * pictureEdge });
    QPainter painter(&picture);
    painter.translate(pictureEdge, pictureEdge);
    SheetPagePainter(painter, sheet, plan, measures, size).paint(0);
    painter.end();
    return picture.height() <= highestPicture
        ? picture
        : picture.scaledToHeight(highestPicture, Qt::SmoothTransformation);
}

QString cellText(const ScoreSheetModel& sheet, int row, int player)
{
    const auto score = sheet.score(row, player);
    return score ? scoreText(*score) : QString();
}

/// Cells with tabs between them.
QString tableText(const ScoreSheetModel& sheet)
{
    const auto line = [](const QString& first, const QStringList& cells, const QString& last) {
        QStringList all { first };
        all += cells;
        if (!last.isEmpty())
            all += last;
        for (QString& cell : all)
            cell.replace(u'\t', u' ').replace(u'\n', u' ');
        return all.join(u'\t');
    };
    QStringList lines { sheet.document().title,
        line(PrintWords::hand(), sheet.document().players, PrintWords::happened()) };
    for (int row = 0; row < sheet.rowCount(); ++row) {
        QStringList cells;
        for (int player = 0; player < sheet.players(); ++player)
            cells << cellText(sheet, row, player);
        const int number = sheet.document().sheet.rows()[static_cast<std::size_t>(row)].number;
        lines << line(QString::number(number), cells, sheet.happened(row));
    }
    const ScoreTotalsModel totals(sheet);
    for (int row = 0; row < totals.rowCount(); ++row) {
        QStringList cells;
        for (int player = 0; player < sheet.players(); ++player)
            cells << totals.index(row, player).data().toString();
        lines << line(row == 0 ? PrintWords::total() : PrintWords::money(), cells, {});
    }
    return lines.join(u'\n');
}

} // namespace

ToShare sheetToShare(const SheetDocument& document)
{
    ScoreSheetModel sheet;
    sheet.setDocument(document);
    return { .title = document.title,
        .text = tableText(sheet),
        .html = webPage(document),
        .picture = pictureOf(sheet) };
}

void saveSheetPicture(const SheetDocument& document, QWidget* parent)
{
    askToSavePicture(sheetToShare(document), parent);
}

} // namespace sheepshead
