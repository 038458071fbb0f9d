// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/status_words.h"

#include "ui/table/card_words.h"
#include "ui/table/seat_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

bool isJackGame(const Variant& variant)
{
    return variant.partner == Partner::JackOfDiamonds || variant.partner == Partner::JackOfClubs;
}

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
    QString yourPlay() const;
    QString yourCall() const;

    const Observation& seen_;
    const Seating& seating_;
};

QString StatusWords::text() const
{
    if (!seen_.turn)
        return tr("The hand is over.");
    return isYou(*seen_.turn, seating_) ? yours() : theirs();
}

QString StatusWords::yours() const
{
    switch (seen_.phase) {
    case Phase::Picking:
        return tr("Your turn: pick or pass?");
    case Phase::Burying:
        return tr("Your turn: bury %n card(s).", nullptr, seen_.variant.layout().blind);
    case Phase::Calling:
        return yourCall();
    case Phase::Playing:
        return yourPlay();
    case Phase::Over:
        break;
    }
    return {};
}

QString StatusWords::yourCall() const
{
    return isJackGame(*seen_.variant) ? tr("Your turn: who plays with you?")
                                      : tr("Your turn: call your partner.");
}

QString StatusWords::yourPlay() const
{
    const Trick* const trick = seen_.trickOnTable();
    if (trick == nullptr)
        return tr("Your lead.");
    const PlayedCard& lead = trick->cards.front();
    const Card card = lead.asUnder ? seen_.called.value_or(Card()) : lead.card.value_or(Card());
    if (seen_.variant.trumps().isTrump(card))
        return tr("Your turn: trump was led.");
    return tr("Your turn: %1 were led.").arg(suitWord(card.suit()));
}

QString StatusWords::theirs() const
{
    const QString name = seating_.at(*seen_.turn).name;
    switch (seen_.phase) {
    case Phase::Picking:
        return tr("%1: pick or pass?").arg(name);
    case Phase::Burying:
        return tr("%1 is burying.").arg(name);
    case Phase::Calling:
        return tr("%1 is choosing a partner.").arg(name);
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
    QString picker() const;
    QString call() const;
    QString partner() const;
    QString leaster() const;
    QString stakes() const;

    QString name(Seat seat) const { return seating_.at(seat).name; }
    bool you(Seat seat) const { return isYou(seat, seating_); }

    const Observation& seen_;
    const Seating& seating_;
};

QStringList StripWords::parts() const
{
    QStringList all;
    if (seen_.leaster)
        all << leaster();
    else if (seen_.picker)
        all << picker() << call() << partner();
    else
        all << game();
    all << stakes();
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
        return tr("Everybody against the picker");
    }
    return {};
}

QString StripWords::picker() const
{
    if (you(*seen_.picker))
        return seen_.forcedPick ? tr("You had to pick") : tr("You picked");
    return (seen_.forcedPick ? tr("%1 had to pick") : tr("%1 picked")).arg(name(*seen_.picker));
}

QString StripWords::call() const
{
    if (seen_.alone)
        return tr("alone");
    if (!seen_.called)
        return seen_.callUp ? tr("calls %1").arg(theCard(*seen_.callUp)) : QString();
    const QString card = theCard(*seen_.called);
    if (isJackGame(*seen_.variant))
        return tr("partner by %1").arg(card);
    return (seen_.calledWithUnder ? tr("called %1 under") : tr("called %1")).arg(card);
}

/// What everybody may know, or the viewer knows of himself.
QString StripWords::partner() const
{
    if (!seen_.partner || seen_.alone)
        return {};
    if (seen_.partner == seen_.picker)
        return tr("alone in secret");
    return you(*seen_.partner) ? tr("you are the partner")
                               : tr("%1 is the partner").arg(name(*seen_.partner));
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
    return seen_.doubler > 1 && !seen_.leaster ? tr("×%1 (doubler)").arg(seen_.doubler) : QString();
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
