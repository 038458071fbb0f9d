// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/status_words.h"

#include "engine/rules/partner_cards.h"
#include "ui/table/action_words.h"
#include "ui/table/card_words.h"
#include "ui/table/game_words.h"
#include "ui/table/picked_by.h"
#include "ui/table/seat_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

class StatusWords {
    Q_DECLARE_TR_FUNCTIONS(StatusWords)

public:
    StatusWords(const Observation& seen, const Seating& seating)
        : seen_(seen)
        , seating_(seating)
    {
    }

    QString text() const;

private:
    QString yours() const;
    QString theirs() const;
    QString inSecret() const;
    QString yourRaise() const;
    QString yourPlay() const;
    QString yourCall() const;

    const Observation& seen_;
    const Seating& seating_;
};

QString StatusWords::text() const
{
    if (seen_.phase == Phase::Over)
        return tr("The hand is over.");
    if (!seen_.turn)
        return inSecret();
    return isYou(*seen_.turn, seating_) ? yours() : theirs();
}

/// CRACK-WHO: who is asked may be known to nobody else.
QString StatusWords::inSecret() const
{
    switch (seen_.phase) {
    case Phase::Redealing:
        return tr("May somebody have new cards?");
    case Phase::Raising:
        return tr("Does somebody raise the stake?");
    case Phase::Calling:
        return tr("Does somebody call a further partner?");
    default:
        return {};
    }
}

QString StatusWords::yours() const
{
    switch (seen_.phase) {
    case Phase::Redealing:
        return tr("Your turn: new cards, or keep these?");
    case Phase::Picking:
        return tr("Your turn: pick or pass?");
    case Phase::Voting:
        return tr("Your turn: leaster or doubler?");
    case Phase::Bidding:
        return tr("Your turn: call, solo or pass?");
    case Phase::Raising:
        return yourRaise();
    case Phase::Burying:
        return tr("Your turn: bury %n card(s).", nullptr, seen_.blind.size());
    case Phase::Calling:
        return yourCall();
    case Phase::Playing:
        return yourPlay();
    case Phase::Over:
        break;
    }
    return {};
}

QString StatusWords::yourRaise() const
{
    return seen_.raises() == 0 ? tr("Your turn: raise the stake?")
                               : tr("Your turn: raise the stake further?");
}

QString StatusWords::yourCall() const
{
    if (seen_.bid == BidKind::Solo)
        return tr("Your turn: which solo?");
    if (!seen_.picker)
        return tr("Your turn: call a further partner?");
    return partnerJackOf(*seen_.variant) ? tr("Your turn: who plays with you?")
                                         : tr("Your turn: call your partner.");
}

QString StatusWords::yourPlay() const
{
    const Trick* const trick = seen_.trickOnTable();
    if (trick == nullptr)
        return tr("Your lead.");
    const PlayedCard& lead = trick->cards.front();
    const Card card = lead.asUnder ? seen_.called.value_or(Card()) : lead.card.value_or(Card());
    if (seen_.trumps.isTrump(card))
        return tr("Your turn: trump was led.");
    return tr("Your turn: %1 were led.").arg(suitWord(card.suit()));
}

QString StatusWords::theirs() const
{
    const QString name = seating_.at(*seen_.turn).name;
    switch (seen_.phase) {
    case Phase::Picking:
        return tr("%1: pick or pass?").arg(name);
    case Phase::Voting:
        return tr("%1: leaster or doubler?").arg(name);
    case Phase::Bidding:
        return tr("%1: call, solo or pass?").arg(name);
    case Phase::Redealing:
    case Phase::Raising:
        return inSecret();
    case Phase::Burying:
        return tr("%1 is burying.").arg(name);
    case Phase::Calling:
        return (seen_.bid == BidKind::Solo ? tr("%1 is choosing a solo.")
                                           : tr("%1 is choosing a partner."))
            .arg(name);
    case Phase::Playing:
        return (seen_.trickOnTable() == nullptr ? tr("%1 leads.") : tr("%1 plays.")).arg(name);
    case Phase::Over:
        break;
    }
    return {};
}

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

    QString name(Seat seat) const { return seating_.at(seat).name; }
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
        return seen_.variant.layout().players == 2 ? tr("Each against the other")
                                                   : tr("Everybody against the picker");
    case Partner::JackAndAce:
        return tr("Jack of diamonds and called ace are the partners");
    case Partner::Neighbour:
        return tr("The picker's left neighbor is the partner");
    case Partner::FirstTrick:
        return tr("Who takes the first trick is the partner");
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
        return you(*seen_.picker)
            ? tr("You picked blind, the hand counts ×2")
            : tr("%1 picked blind, the hand counts ×2").arg(name(*seen_.picker));
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

/// What everybody may know, or the viewer knows of himself.
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

/// Where nobody picks: those of whom the viewer knows.
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
        return tr("Mittler: the points in the middle win");
    case NoPickGame::Schneidster:
        return tr("Schneidster: closest to 30 and not over wins");
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

/// MULTIPLIER: why the stake is raised stands with the number.
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

QString statusText(const Observation& seen, const Seating& seating)
{
    return StatusWords(seen, seating).text();
}

QString tableStrip(const Observation& seen, const Seating& seating)
{
    return StripWords(seen, seating).parts().join(QStringLiteral(" · "));
}

} // namespace sheepshead
