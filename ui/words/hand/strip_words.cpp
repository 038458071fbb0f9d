// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/hand/strip_words.h"

#include "engine/rules/partner_cards.h"
#include "ui/words/hand/picked_by.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/terms/card_words.h"
#include "ui/words/terms/game_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

class StripWords {
    Q_DECLARE_TR_FUNCTIONS(StripWords)

public:
    StripWords(const Observation& seen, const Seating& seating)
        : seen_(seen)
        , seating_(seating)
    {
    }

    QStringList parts() const;

private:
    QString game() const;
    QString trumps() const;
    QString picker() const;
    QString bidder() const;
    QString call() const;
    bool isAloneInSecret() const;
    QString partners() const;
    QString makers() const;
    QString noPick() const;
    QString leaster() const;
    QString stakes() const;
    QString raises() const;

    QString name(Seat seat) const { return nameAt(seat, seating_); }
    bool you(Seat seat) const { return isYou(seat, seating_); }

    const Observation& seen_;
    const Seating& seating_;
};

QStringList StripWords::parts() const
{
    QStringList all;
    if (seen_.leaster())
        all << noPick();
    else if (pickedBy(seen_))
        all << (seen_.bid ? bidder() : picker()) << call() << partners();
    else
        all << game() << makers();
    if (seen_.sheepshead)
        all << tr("sheepshead: every trick");
    all << trumps() << stakes() << raises();
    all.removeAll(QString());
    return all;
}

QString StripWords::game() const
{
    switch (seen_.variant->partner) {
    case Partner::CalledAce:
        return tr("Called ace");
    case Partner::JackOfDiamonds:
        return tr("Jack of diamonds is the partner");
    case Partner::JackOfClubs:
        return tr("Jack of clubs is the partner");
    case Partner::None:
        return seen_.variant.layout().players == 2 ? tr("One against one")
                                                   : tr("Everyone against the picker");
    case Partner::JackAndAce:
        return tr("Jack of diamonds and called ace are the partners");
    case Partner::Neighbour:
        return tr("The picker's left neighbor is the partner");
    case Partner::FirstTrick:
        return tr("The winner of the first trick is the partner");
    case Partner::QueenOfClubsAndSeven:
        return tr("Queen of clubs and seven of diamonds play together");
    case Partner::BlackQueens:
        return tr("The black queens play together");
    case Partner::FirstQueens:
        return tr("The first two queens played are together");
    case Partner::QueenJackSeven:
        return tr("Queen of clubs, jack and seven of diamonds play together");
    case Partner::BidCall:
        return tr("Call, solo or pass");
    case Partner::Across:
        return tr("Players opposite each other are partners");
    }
    return {};
}

/// A side solo of 4H-5, and tables where diamonds are not trump.
QString StripWords::trumps() const
{
    if (seen_.trumps.trumpSuit() == Suit::Diamonds || seen_.variant.layout().players == 2)
        return {};
    return tr("%1 are trump").arg(suitName(seen_.trumps.trumpSuit()));
}

QString StripWords::picker() const
{
    if (seen_.blindPick)
        return you(*seen_.picker) ? tr("You picked blind (×2)")
                                  : tr("%1 picked blind (×2)").arg(name(*seen_.picker));
    if (you(*seen_.picker))
        return seen_.forcedPick ? tr("You had to pick") : tr("You picked");
    return (seen_.forcedPick ? tr("%1 had to pick") : tr("%1 picked")).arg(name(*seen_.picker));
}

QString StripWords::bidder() const
{
    const bool own = you(*seen_.picker);
    const QString who = name(*seen_.picker);
    if (seen_.solo) {
        const QString solo = soloText(*seen_.solo, seen_.trumps.trumpSuit());
        return own ? tr("You play %1").arg(solo) : tr("%1 plays %2").arg(who, solo);
    }
    if (seen_.bid == BidKind::Solo)
        return own ? tr("You bid a solo") : tr("%1 bid a solo").arg(who);
    return own ? tr("You bid a call") : tr("%1 bid a call").arg(who);
}

QString StripWords::call() const
{
    if (seen_.alone && !seen_.solo)
        return tr("alone");
    if (!seen_.called)
        return seen_.callUp ? tr("calls %1").arg(theCard(*seen_.callUp)) : QString();
    const QString card = theCard(*seen_.called);
    if (partnerJackOf(*seen_.variant))
        return tr("partner by %1").arg(card);
    return (seen_.calledWithUnder ? tr("called %1 under") : tr("called %1")).arg(card);
}

bool StripWords::isAloneInSecret() const
{
    const bool called = seen_.phase > Phase::Calling && !seen_.bid;
    return called && seen_.variant->partner != Partner::None && seen_.isSideKnown();
}

/// The partners that everyone knows, and the viewer if the viewer is a partner.
QString StripWords::partners() const
{
    if (seen_.alone)
        return {};
    const SeatSet known = seen_.partners();
    if (known.empty())
        return isAloneInSecret() ? tr("alone in secret") : QString();
    if (known.size() > 1)
        return tr("%1 are the partners").arg(seatNames(known, seating_));
    const Seat partner = *known.begin();
    return you(partner) ? tr("you are the partner") : tr("%1 is the partner").arg(name(partner));
}

/// At tables without a picker: the makers that the viewer knows.
QString StripWords::makers() const
{
    const SeatSet known = seen_.sides.makers;
    if (known.empty())
        return {};
    const QString names = seatNames(known, seating_);
    if (known.size() > 1)
        return tr("%1 are makers").arg(names);
    return you(*known.begin()) ? tr("you are a maker") : tr("%1 is a maker").arg(names);
}

QString StripWords::noPick() const
{
    switch (*seen_.noPickGame) {
    case NoPickGame::Leaster:
        return leaster();
    case NoPickGame::Moster:
        return tr("Moster: the most points lose");
    case NoPickGame::Mittler:
        return tr("Mittler: the player with the middle points wins");
    case NoPickGame::Schneidster:
        return tr("Schneidster: closest to 30 without going over wins");
    }
    return {};
}

QString StripWords::leaster() const
{
    switch (seen_.variant->leasterBlind) {
    case LeasterBlind::Aside:
        return tr("Leaster: the fewest points win, the blind is set aside");
    case LeasterBlind::FirstTrick:
        return tr("Leaster: the fewest points win, the blind goes with the first trick");
    case LeasterBlind::LastTrick:
        return tr("Leaster: the fewest points win, the blind goes with the last trick");
    }
    return {};
}

/// DOUBLER-1: a leaster is never doubled.
QString StripWords::stakes() const
{
    return seen_.doubler > 1 && !seen_.leaster() ? tr("×%1 (doubler)").arg(seen_.doubler)
                                                 : QString();
}

/// MULTIPLIER: the number comes with the reason.
QString StripWords::raises() const
{
    if (seen_.raises() == 0)
        return {};
    const int factor = 1 << seen_.raises();
    return seen_.crackers.empty() ? tr("×%1 (blitz)").arg(factor)
        : seen_.raises() == 1     ? tr("×%1 (cracked)").arg(factor)
                                  : tr("×%1 (raised)").arg(factor);
}

} // namespace

QString stripSeparator() { return QStringLiteral(" · "); }

QString tableStrip(const Observation& seen, const Seating& seating)
{
    return StripWords(seen, seating).parts().join(stripSeparator());
}

} // namespace sheepshead
