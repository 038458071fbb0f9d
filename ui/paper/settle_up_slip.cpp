// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/settle_up_slip.h"

#include "engine/match/settle_up.h"
#include "ui/widgets/html.h"
#include "ui/words/rules/choice_words.h"
#include "ui/words/scores/sheet_figures.h"
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
    SlipText(const SheetDocument& document, int centsAPoint)
        : document_(document)
        , cents_(centsAPoint)
    {
        for (const Seat seat : SeatSet::firstSeats(document.sheet.seats()))
            totals_.push_back(document.sheet.total(seat));
        settled_ = settleUp(totals_, cents_ == 0 ? 1 : cents_);
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
        for (const Score total : totals_)
            sum += total;
        return sum.value > 0;
    }

    const SheetDocument& document_;
    int cents_;
    std::vector<Score> totals_;
    SettleUp settled_;
};

QString SlipText::amount(std::int64_t money) const
{
    return cents_ == 0 ? tr("%n point(s)", nullptr, static_cast<int>(money))
                       : QLocale().toCurrencyString(static_cast<double>(money) / 100);
}

QString SlipText::party(int place) const
{
    return place == Payment::pot ? tr("the pot") : playerName(seatAt(place), document_.players);
}

QString SlipText::heads() const
{
    const QString stake =
        cents_ == 0 ? tr("Points only") : tr("A point is worth %1").arg(moneyText(cents_));
    const QStringList facts { QLocale().toString(document_.begun.date(), QLocale::LongFormat),
        handsText(static_cast<int>(document_.sheet.rows().size())), stake };
    return element("h1", tr("Who pays whom").toHtmlEscaped()) + paragraph(document_.title)
        + paragraph(facts.join(QStringLiteral(" \u00b7 "))) + heading(tr("Where everyone stands"));
}

QString SlipText::standings() const
{
    QStringList rows { row({ headCell(tr("Player")), figureHead(tr("Total")),
        figureHead(tr("Gets")), figureHead(tr("Owes")) }) };
    for (std::size_t i = 0; i < totals_.size(); ++i) {
        const std::int64_t money = settled_.balances[i];
        rows << row({ element("td", party(static_cast<int>(i)).toHtmlEscaped()),
            figure(totalText(totals_[i])), figure(money > 0 ? amount(money) : QString()),
            figure(money < 0 ? amount(-money) : QString()) });
    }
    return table(rows);
}

QString SlipText::payments() const
{
    QStringList rows;
    for (const Payment& payment : settled_.payments)
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
    if (settled_.inPot > 0)
        text += paragraph(tr("The pot holds %1 until it is won.").arg(amount(settled_.inPot)));
    if (countsUp())
        text += paragraph(tr("Points were only counted up, so each player settles with the average "
                             "of the table."));
    return text;
}

} // namespace

SettleUpSlip::SettleUpSlip(const SheetDocument& document, int centsAPoint)
    : TextPaper(SlipText::title(document), SlipText(document, centsAPoint).all())
{
}

} // namespace sheepshead
