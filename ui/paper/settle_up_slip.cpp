// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/settle_up_slip.h"

#include "ui/scores/sheet_changes.h"
#include "ui/widgets/html.h"
#include "ui/words/rules/choice_words.h"
#include "ui/words/scores/sheet_figures.h"
#include "ui/words/scores/sheet_settlement.h"
#include "ui/words/scores/sheet_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace sheepshead {

namespace {

using namespace html;

/// Writes the slip.
class SlipText {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::SettleUpSlip)

public:
    explicit SlipText(const SheetDocument& document)
        : document_(document)
        , money_(document)
        , settlement_(settlementOf(document, money_))
    {
    }

    static QString title(const SheetDocument& document)
    {
        return tr("Who pays whom, %1").arg(document.title);
    }
    QString all() const;

private:
    QString heads() const;
    QString standings() const;
    QString payments() const;
    QString amount(std::int64_t money) const;
    QString party(int place) const;
    bool countsUp() const
    {
        Score sum;
        for (const Score total : settlement_.totals)
            sum += total;
        return sum.value > 0;
    }

    const SheetDocument& document_;
    SheetMoney money_;
    SheetSettlement settlement_;
};

QString SlipText::amount(std::int64_t money) const
{
    QString amount =
        money_.any() ? moneyText(money) : tr("%n point(s)", nullptr, static_cast<int>(money));
    return amount.replace(u' ', QChar::Nbsp); // in one line of a narrow column
}

QString SlipText::party(int place) const
{
    return place == Payment::pot ? tr("the pot") : settlement_.people[place];
}

QString SlipText::heads() const
{
    const QString stake = money_.any() ? tr("A point is worth %1").arg(stakesText(money_.stakes()))
                                       : tr("Points only");
    const QStringList facts { QLocale().toString(document_.begun.date(), QLocale::LongFormat),
        handsText(static_cast<int>(document_.sheet.rows().size())), stake };
    return element("h1", tr("Who pays whom").toHtmlEscaped()) + paragraph(document_.title)
        + paragraph(facts.join(QStringLiteral(" \u00b7 "))) + heading(tr("Where everyone stands"));
}

QString SlipText::standings() const
{
    QStringList rows { row({ headCell(tr("Player")), figureHead(tr("Total")),
        figureHead(tr("Gets")), figureHead(tr("Owes")) }) };
    for (std::size_t i = 0; i < settlement_.totals.size(); ++i) {
        const std::int64_t money = settlement_.settled.balances[i];
        rows << row({ element("td", party(static_cast<int>(i)).toHtmlEscaped()),
            figure(totalText(settlement_.totals[i])), figure(money > 0 ? amount(money) : QString()),
            figure(money < 0 ? amount(-money) : QString()) });
    }
    return table(rows);
}

QString SlipText::payments() const
{
    QStringList rows;
    for (const Payment& payment : settlement_.settled.payments)
        rows << row({ QStringLiteral("<td width='8%'>\u2610</td>"),
            element(
                "td", tr("%1 pays %2").arg(party(payment.from), party(payment.to)).toHtmlEscaped()),
            figure(amount(payment.money)) });
    return heading(tr("Payments"))
        + (rows.isEmpty()
                ? paragraph(tr("Everyone is even: no payments."))
                : QStringLiteral("<div style='font-size: large'>%1</div>").arg(table(rows)));
}

QString SlipText::all() const
{
    QString text = heads() + standings() + payments();
    if (settlement_.settled.inPot > 0)
        text += paragraph(
            tr("The pot holds %1 until it is won.").arg(amount(settlement_.settled.inPot)));
    if (countsUp())
        text += paragraph(tr("Points were only counted up, so each player settles with the average "
                             "of the table."));
    return text;
}

SheetDocument atStake(SheetDocument document, int centsAPoint)
{
    document.stakes = { { 0, centsAPoint } };
    return document;
}

} // namespace

SettleUpSlip::SettleUpSlip(const SheetDocument& document)
    : TextPaper(SlipText::title(document), SlipText(document).all())
{
}

SettleUpSlip::SettleUpSlip(const SheetDocument& document, int centsAPoint)
    : SettleUpSlip(atStake(document, centsAPoint))
{
}

} // namespace sheepshead
