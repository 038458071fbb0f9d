// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/game_over_words.h"

#include "ui/words/rules/choice_words.h"
#include "ui/words/sheet_figures.h"
#include "ui/words/sheet_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <vector>

namespace sheepshead {

namespace {

class GameOverWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::GameOverWords)

public:
    explicit GameOverWords(const SheetDocument& document)
        : document_(document)
    {
        const SeatSet seats = SeatSet::firstSeats(document.sheet.seats());
        order_.assign(seats.begin(), seats.end());
        std::ranges::stable_sort(
            order_, std::greater(), [&](Seat seat) { return document.sheet.total(seat); });
    }

    QString winners() const;
    QString standings() const;

private:
    QString name(Seat seat) const { return playerName(seat, document_.players); }
    QString standing(Seat seat) const;

    const SheetDocument& document_;
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
    if (document_.centsAPoint == 0)
        return tr("%1: %2").arg(name(seat), totalText(total));
    return tr("%1: %2 (%3)")
        .arg(name(seat), totalText(total), moneyText(total.value * document_.centsAPoint));
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

} // namespace sheepshead
