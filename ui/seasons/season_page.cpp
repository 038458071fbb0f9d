// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/seasons/season_page.h"

#include "ui/paper/text_paper.h"
#include "ui/scores/sheet_web_page.h"

#include <QPrinter>

namespace sheepshead {

namespace {

struct SeasonPageWords {
    Q_DECLARE_TR_FUNCTIONS(Season)
};

QString nameOf(const SeasonView& view) { return QString::fromStdString(view.season.name); }

QString rulesHtml(const SeasonView& view)
{
    return QStringLiteral("<p>%1</p>\n").arg(seasonRulesText(view).toHtmlEscaped());
}

QString marksHtml()
{
    return QStringLiteral("<p>%1</p>\n")
        .arg(SeasonPageWords::tr("In parentheses: evenings that do not count. *: won the evening.")
                 .toHtmlEscaped());
}

QString partHtml(const SeasonTable& table)
{
    return QStringLiteral("<h2>%1</h2>\n").arg(table.title.toHtmlEscaped()) + tableHtml(table);
}

/// A column of evenings each is too wide for a page upright.
class SeasonPaper : public TextPaper {
public:
    using TextPaper::TextPaper;

    void prepare(QPrinter& printer) const override
    {
        TextPaper::prepare(printer);
        printer.setPageOrientation(QPageLayout::Landscape);
    }
};

bool isForMoney(const Season& season)
{
    return season.centsAPoint != 0 || season.entryFee != 0 || season.eveningFee != 0
        || !season.prizes.empty();
}

} // namespace

std::vector<SeasonTable> seasonTables(const SeasonView& view, const SeasonMoney& money)
{
    std::vector<SeasonTable> tables { standingsTable(view) };
    if (!view.pairs.empty())
        tables.push_back(pairsTable(view));
    if (!view.records.empty())
        tables.push_back(recordsTable(view));
    if (isForMoney(view.season))
        tables.push_back(accountsTable(view, money));
    if (!money.open.empty())
        tables.push_back(paymentsTable(view, SeasonPageWords::tr("Who pays whom"), money.open));
    if (!view.paid.empty())
        tables.push_back(paymentsTable(view, SeasonPageWords::tr("Paid"), view.paid));
    return tables;
}

std::shared_ptr<const Paper> seasonPaper(const SeasonView& view, const SeasonMoney& money)
{
    const auto tables = seasonTables(view, money);
    const bool hasPairs = !view.pairs.empty();
    QString rest;
    for (std::size_t i = hasPairs ? 2 : 1; i < tables.size(); ++i)
        rest += partHtml(tables[i]);
    if (hasPairs)
        rest = QStringLiteral("<table width='100%' cellpadding='6'><tr><td width='45%'>%1</td>"
                              "<td>%2</td></tr></table>")
                   .arg(partHtml(tables[1]), rest);
    return std::make_shared<SeasonPaper>(nameOf(view),
        QStringLiteral("<h1>%1</h1>\n").arg(nameOf(view).toHtmlEscaped()) + rulesHtml(view)
            + tableHtml(tables[0]) + marksHtml() + rest);
}

QString seasonWebPage(const SeasonView& view, const SeasonMoney& money)
{
    QString body = rulesHtml(view);
    for (const SeasonTable& table : seasonTables(view, money))
        body += partHtml(table);
    return webPageOf(nameOf(view), body + marksHtml());
}

QByteArray seasonSpreadsheet(
    const SeasonView& view, const SeasonMoney& money, SpreadsheetSigns signs)
{
    const SpreadsheetCells cells(signs);
    QString text = cells.line({ SpreadsheetCells::words(nameOf(view)) })
        + cells.line({ SpreadsheetCells::words(seasonRulesText(view)) });
    for (const SeasonTable& table : seasonTables(view, money))
        text += QStringLiteral("\r\n") + tableLines(table, cells);
    return SpreadsheetCells::byteOrderMark + text.toUtf8();
}

} // namespace sheepshead
