// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/scores/game_over_words.h"

#include "ui/words/players/seat_words.h"
#include "ui/words/rules/choice_words.h"
#include "ui/words/scores/sheet_figures.h"
#include "ui/words/scores/sheet_money.h"
#include "ui/words/scores/sheet_words.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <vector>

namespace sheepshead {

namespace {

class GameOverWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::GameOverWords)

public:
    explicit GameOverWords(const SheetDocument& document)
        : document_(document)
        , money_(document)
    {
        const SeatSet seats = SeatSet::firstSeats(document.sheet.seats());
        order_.assign(seats.begin(), seats.end());
        std::ranges::stable_sort(
            order_, std::greater(), [&](Seat seat) { return document.sheet.total(seat); });
    }

    QString winners() const;
    QString standings() const;

private:
    QString name(Seat seat) const { return inSentence(playerName(seat, document_.players)); }
    QString standing(Seat seat) const;

    const SheetDocument& document_;
    SheetMoney money_;
    std::vector<Seat> order_; ///< the best first
};

QString GameOverWords::winners() const
{
    const Score best = document_.sheet.total(order_.front());
    QStringList names;
    for (const Seat seat : order_)
        if (document_.sheet.total(seat) == best)
            names << name(seat);
    if (names.size() == 1)
        return tr("%1 wins with a total of %2.").arg(names.front(), totalText(best));
    return tr("%1 share the win with a total of %2 each.")
        .arg(QLocale().createSeparatedList(names), totalText(best));
}

QString GameOverWords::standing(Seat seat) const
{
    const Score total = document_.sheet.total(seat);
    if (!money_.any())
        return tr("%1: %2").arg(name(seat), totalText(total));
    return tr("%1: %2 (%3)")
        .arg(name(seat), totalText(total),
            moneyText(money_.totals()[static_cast<std::size_t>(indexOf(seat))]));
}

QString GameOverWords::standings() const
{
    QStringList lines;
    for (const Seat seat : order_)
        lines << standing(seat);
    return lines.join(u'\n');
}

} // namespace

QString winnersText(const SheetDocument& document) { return GameOverWords(document).winners(); }

QString standingsText(const SheetDocument& document) { return GameOverWords(document).standings(); }

namespace {

class ShowdownWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::ShowdownWords)

public:
    static QString line(const QString& name, const PokerHand& hand)
    {
        return tr("%1: %2, %3").arg(name, cards(hand), kind(hand));
    }

private:
    static QString cards(PokerHand hand);
    static QString card(PokerCard card);
    static QString kind(const PokerHand& hand);
};

QString ShowdownWords::cards(PokerHand hand)
{
    std::ranges::stable_sort(hand, std::greater(), &PokerCard::rank);
    QStringList all;
    for (const PokerCard one : hand)
        all << card(one);
    return all.join(u' ');
}

/// As shortCardName() writes those of the game.
QString ShowdownWords::card(PokerCard card)
{
    constexpr std::array ranks { QT_TR_NOOP("J"), QT_TR_NOOP("Q"), QT_TR_NOOP("K"),
        QT_TR_NOOP("A") };
    const QString rank =
        card.rank <= 10 ? QString::number(card.rank) : tr(ranks[card.rank - std::size_t { 11 }]);
    return rank + suitMark(static_cast<Suit>(card.suit));
}

QString ShowdownWords::kind(const PokerHand& hand)
{
    constexpr std::array kinds { QT_TR_NOOP("high card"), QT_TR_NOOP("a pair"),
        QT_TR_NOOP("two pairs"), QT_TR_NOOP("three of a kind"), QT_TR_NOOP("a straight"),
        QT_TR_NOOP("a flush"), QT_TR_NOOP("a full house"), QT_TR_NOOP("four of a kind"),
        QT_TR_NOOP("a straight flush") };
    return tr(kinds[static_cast<std::size_t>(pokerStrength(hand).front())]);
}

} // namespace

QString showdownText(const SheetDocument& document)
{
    const auto& rows = document.sheet.rows();
    const auto showdownOf = [](const SheetRow& row) {
        const auto* const end = std::get_if<PotSettled>(&row.outcome);
        return end != nullptr && end->showdown ? end : nullptr;
    };
    const auto* const end = rows.empty() ? nullptr : showdownOf(rows.back());
    if (end == nullptr)
        return {};
    QStringList lines; // who won the pots before the last one
    for (auto row = rows.rbegin() + 1; row != rows.rend() && showdownOf(*row); ++row)
        lines.prepend(happenedText(*row, document.players));
    for (const Seat seat : SeatSet::firstSeats(document.sheet.seats()))
        lines << ShowdownWords::line(
            inSentence(playerName(seat, document.players)), end->showdown->hands[seat]);
    return lines.join(u'\n');
}

} // namespace sheepshead
