// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/challenge/dealing_sheets.h"

#include "ui/challenge/challenge_words.h"
#include "ui/widgets/html.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace sheepshead {

namespace {

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(DealingSheets)
};

QString title(const QString& text) { return html::element("h1", text.toHtmlEscaped()); }

/// A page of a deal, or of results.
struct DealPage {
    const CheckedVariant& variant;
    const Deal& deal;

    SeatSet playing() const { return playingSeats(variant, deal.dealer); }

    QString dealtTo(const QString& who, const QString& cards) const
    {
        return html::row({ html::headCell(who), html::element("td", cards.toHtmlEscaped()) });
    }

    QString pilesOf(Seat seat) const
    {
        QStringList piles;
        for (int i = 0; i < variant.layout().piles; ++i) {
            const Pile& pile = deal.piles[seat][static_cast<std::size_t>(i)];
            //: an open card and the one that lies beneath it, face down
            piles << SheetWords::tr("%1 on %2")
                         .arg(shortCardName(pile.open), shortCardName(pile.covered));
        }
        return piles.join(QStringLiteral(", "));
    }

    QString cardsOf(Seat seat) const
    {
        const QString hand = shortCardNames(deal.hands[seat]);
        const QString piles = pilesOf(seat);
        return hand.isEmpty() || piles.isEmpty() ? hand + piles
                                                 : hand + QStringLiteral(", ") + piles;
    }

    QString handsAndBlind() const
    {
        QStringList rows;
        for (const Seat seat : playing())
            rows << dealtTo(seat == deal.dealer
                    ? SheetWords::tr("%1 (dealer)").arg(seatAtTable(seat))
                    : seatAtTable(seat),
                cardsOf(seat));
        if (const CardSet pickers = deal.blind - deal.neighboursBlind; !pickers.empty())
            rows << dealtTo(SheetWords::tr("Blind"), shortCardNames(pickers));
        if (!deal.neighboursBlind.empty()) // 7H-2, 7H-3
            rows << dealtTo(
                SheetWords::tr("Blind, for the neighbor"), shortCardNames(deal.neighboursBlind));
        return html::table(rows);
    }

    /// Where a card goes: the number of a seat, a letter for the blind.
    QString goesTo(Card card) const
    {
        for (const Seat seat : playing()) {
            if (deal.hands[seat].contains(card))
                return QString::number(indexOf(seat) + 1);
            for (int i = 0; i < variant.layout().piles; ++i) {
                const Pile& pile = deal.piles[seat][static_cast<std::size_t>(i)];
                if (pile.open == card || pile.covered == card)
                    return QString::number(indexOf(seat) + 1);
            }
        }
        return deal.blind.contains(card) ? SheetWords::tr("B", "the blind, in one letter")
                                         : QString();
    }

    QString pack() const
    {
        QStringList rows;
        for (const Suit suit : { Suit::Clubs, Suit::Spades, Suit::Hearts, Suit::Diamonds }) {
            QStringList cells;
            for (const Card card : unshuffledDeck(variant))
                if (card.suit() == suit)
                    cells << html::element("td",
                        QStringLiteral("%1&nbsp;<b>%2</b>")
                            .arg(
                                shortCardName(card).toHtmlEscaped(), goesTo(card).toHtmlEscaped()));
            rows << html::row(cells);
        }
        return html::table(rows);
    }
};

QString dealPage(const QString& name, const CheckedVariant& variant, const Deal& deal,
    std::size_t number, std::size_t deals)
{
    const DealPage page { variant, deal };
    return title(SheetWords::tr("%1: deal %2 of %3")
                     .arg(name, QLocale().toString(number), QLocale().toString(deals)))
        + html::paragraph(SheetWords::tr("%1 deals.").arg(seatAtTable(deal.dealer)))
        + page.handsAndBlind() + html::heading(SheetWords::tr("From a sorted pack")) + page.pack()
        + html::paragraph(
            SheetWords::tr("A number is the seat that the card goes to, B the blind. Only the "
                           "person who deals for the tables looks at this sheet."));
}

QString resultsPage(const QString& name, const CheckedVariant& variant, std::size_t deals)
{
    const SeatSet seats = SeatSet::firstSeats(variant.tableSeats());
    QString heads = html::headCell(SheetWords::tr("Deal"));
    for (const Seat seat : seats)
        heads += html::headCell(seatAtTable(seat));
    QStringList rows { html::row({ heads }) };
    const auto empty = [&](const QString& head) {
        QStringList cells { html::headCell(head) };
        for (int i = 0; i < variant.tableSeats(); ++i)
            cells << QStringLiteral("<td>&nbsp;<br>&nbsp;</td>");
        return html::row(cells);
    };
    rows << empty(SheetWords::tr("Name"));
    for (std::size_t deal = 1; deal <= deals; ++deal)
        rows << empty(QLocale().toString(deal));
    rows << empty(SheetWords::tr("Total"));
    return title(SheetWords::tr("%1: the scores of one table").arg(name))
        + html::paragraph(SheetWords::tr("Table: ________")) + html::table(rows)
        + html::paragraph(
            SheetWords::tr("Every deal stands alone: no doubler waits, and no pot. Players of the "
                           "same seat at other tables have had the same cards."));
}

QStringList pagesOf(
    const QString& name, const CheckedVariant& variant, const std::vector<Deal>& deals)
{
    QStringList pages;
    for (const Deal& deal : deals)
        pages << dealPage(
            name, variant, deal, static_cast<std::size_t>(pages.size()) + 1, deals.size());
    return pages << resultsPage(name, variant, deals.size());
}

} // namespace

DealingSheets::DealingSheets(
    const QString& challenge, const CheckedVariant& variant, const std::vector<Deal>& deals)
    : TextPaper(challenge, pagesOf(challenge, variant, deals))
{
}

} // namespace sheepshead
