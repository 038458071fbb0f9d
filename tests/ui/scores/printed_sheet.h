// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/scores/printed_words.h"

#include "ui/scores/score_printer.h"

#include <QPrinter>
#include <QTemporaryDir>

#include <optional>

namespace sheepshead {

inline constexpr double marginPoints = 15 / 25.4 * 72;

/// Makes the printer write a PDF file.
inline void preparePdf(
    QPrinter& printer, const ScorePrinter& scores, QPageSize::PageSizeId paper, const QString& file)
{
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setPageSize(QPageSize(paper));
    scores.prepare(printer);
    printer.setOutputFileName(file);
}

/// Prints sheets into a folder of its own, and reads them back.
class SheetPress {
public:
    PrintedPages print(const SheetDocument& document, QPageSize::PageSizeId paper,
        std::optional<QPageLayout::Orientation> way = std::nullopt) const
    {
        const QString name = file(QStringLiteral("sheet.pdf"));
        QPrinter printer(QPrinter::HighResolution);
        const ScorePrinter scores(document);
        preparePdf(printer, scores, paper, name);
        if (way)
            printer.setPageOrientation(*way);
        if (!scores.print(printer))
            return {};
        return readBack(name);
    }
    QString file(const QString& name) const { return folder_.filePath(name); }
    QString folder() const { return folder_.path(); }

private:
    QTemporaryDir folder_;
};

/// Where the figures of players begin and end on every page, by the headings around them.
struct FigureColumns {
    double numbersEnd = 0;
    double begin = 0;
    double end = 0;
};

inline FigureColumns figureColumns(const PrintedPages& pages)
{
    FigureColumns columns;
    for (const PrintedWord& word : pages.words) {
        if (word.text == QStringLiteral("Hand"))
            columns.numbersEnd = word.place.right() + 2;
        if (word.text == QStringLiteral("Dealer"))
            columns.begin = word.place.right();
        if (word.text == QStringLiteral("What"))
            columns.end = word.place.left() - 1;
    }
    return columns;
}

/// The hands' numbers as they are printed, from the first page to the last.
inline QList<PrintedWord> printedNumbers(const PrintedPages& pages)
{
    QList<PrintedWord> numbers;
    for (const PrintedWord& word : pages.words) {
        bool isNumber = false;
        word.text.toInt(&isNumber);
        if (isNumber && word.place.right() < figureColumns(pages).numbersEnd
            && word.place.top() > marginPoints + 20)
            numbers << word;
    }
    std::ranges::sort(numbers, {},
        [](const PrintedWord& number) { return std::pair(number.page, number.place.top()); });
    return numbers;
}

} // namespace sheepshead
