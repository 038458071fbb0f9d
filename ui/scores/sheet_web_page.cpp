// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/sheet_web_page.h"

#include "ui/scores/print_words.h"
#include "ui/scores/score_totals_model.h"
#include "ui/words/scores/sheet_figures.h"

#include <QLocale>

namespace sheepshead {

namespace {

const QString style = QStringLiteral(
    "body{font-family:sans-serif;margin:2em auto;max-width:60em;color:#222;background:#fffdf6}"
    "h1{margin-bottom:0}p{color:#555}table{border-collapse:collapse;width:100%}"
    "th,td{padding:.25em .6em;border-bottom:1px solid #ddd;text-align:right;vertical-align:top}"
    "th:first-child,td:first-child,td.words,th.words{text-align:left}"
    "tfoot td,tfoot th{border-top:2px solid #222;font-weight:bold}"
    "td small{color:#777}td.role{background:#fbeec2}");

QString element(const QString& tag, const QString& text)
{
    return QStringLiteral("<%1>%2</%1>").arg(tag, text.toHtmlEscaped());
}

/// What the hand brought and, smaller, the total after it.
QString playerCell(const ScoreSheetModel& sheet, int row, int player)
{
    const auto score = sheet.score(row, player);
    if (!score)
        return QStringLiteral("<td>–</td>");
    const bool hasRole = sheet.seatRole(row, player) != SeatRole::None;
    return QStringLiteral("<td%1>%2 <small>%3</small></td>")
        .arg(hasRole ? QStringLiteral(" class=\"role\"") : QString(),
            scoreText(*score).toHtmlEscaped(),
            scoreText(sheet.totalAfter(row, player)).toHtmlEscaped());
}

QString wordsCell(const QString& words)
{
    return QStringLiteral("<td class=\"words\">%1</td>").arg(words.toHtmlEscaped());
}

QString headOf(const ScoreSheetModel& sheet)
{
    QString line =
        QStringLiteral("<thead><tr>") + element(QStringLiteral("th"), PrintWords::hand());
    for (const QString& player : sheet.document().players)
        line += element(QStringLiteral("th"), player);
    return line
        + QStringLiteral("<th class=\"words\">%1</th></tr></thead>\n")
              .arg(PrintWords::happened().toHtmlEscaped());
}

QString bodyOf(const ScoreSheetModel& sheet)
{
    QString lines = QStringLiteral("<tbody>\n");
    for (int row = 0; row < sheet.rowCount(); ++row) {
        lines += QStringLiteral("<tr>") + element(QStringLiteral("th"), QString::number(row + 1));
        for (int player = 0; player < sheet.players(); ++player)
            lines += playerCell(sheet, row, player);
        lines += wordsCell(sheet.happened(row)) + QStringLiteral("</tr>\n");
    }
    return lines + QStringLiteral("</tbody>\n");
}

/// Points, and money where they are.
QString footOf(const ScoreSheetModel& sheet)
{
    const ScoreTotalsModel totals(sheet);
    QString lines = QStringLiteral("<tfoot>\n");
    for (int row = 0; row < totals.rowCount(); ++row) {
        lines += QStringLiteral("<tr>")
            + element(QStringLiteral("th"), row == 0 ? PrintWords::total() : PrintWords::money());
        for (int player = 0; player < sheet.players(); ++player)
            lines += element(QStringLiteral("td"), totals.index(row, player).data().toString());
        lines += wordsCell({}) + QStringLiteral("</tr>\n");
    }
    return lines + QStringLiteral("</tfoot>\n");
}

} // namespace

QString webPageOf(const QString& title, const QString& body)
{
    const QString head =
        QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">"
                       "<meta name=\"viewport\" content=\"width=device-width\">")
            .arg(QLocale().bcp47Name());
    return head + element(QStringLiteral("title"), title) + QStringLiteral("<style>") + style
        + QStringLiteral("</style></head>\n<body>\n") + element(QStringLiteral("h1"), title) + body
        + QStringLiteral("\n</body></html>\n");
}

QString webPage(const SheetDocument& document)
{
    ScoreSheetModel sheet;
    sheet.setDocument(document);
    const QString date = QLocale().toString(document.begun.date(), QLocale::LongFormat);
    return webPageOf(document.title,
        element(QStringLiteral("p"), date) + QStringLiteral("\n<table>\n") + headOf(sheet)
            + bodyOf(sheet) + footOf(sheet) + QStringLiteral("</table>\n")
            + element(QStringLiteral("p"), rulesText(document)));
}

} // namespace sheepshead
