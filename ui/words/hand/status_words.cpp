// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/hand/status_words.h"

#include "ui/words/players/seat_words.h"
#include "ui/words/terms/card_words.h"

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
    QString yourPlay() const;

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

/// CRACK-WHO: which seat is asked is secret.
QString StatusWords::inSecret() const
{
    switch (seen_.phase) {
    case Phase::Redealing:
        return tr("Waiting for a redeal decision.");
    case Phase::Raising:
        return tr("Waiting for raises.");
    case Phase::Calling:
        return tr("Waiting for further calls.");
    default:
        return {};
    }
}

/// Without the question itself, which is above its buttons.
QString StatusWords::yours() const
{
    switch (seen_.phase) {
    case Phase::Redealing:
    case Phase::Picking:
    case Phase::Voting:
    case Phase::Bidding:
    case Phase::Raising:
    case Phase::Burying:
    case Phase::Calling:
        return tr("Your turn.");
    case Phase::Playing:
        return yourPlay();
    case Phase::Over:
        break;
    }
    return {};
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
    const QString name = nameAt(*seen_.turn, seating_);
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

} // namespace

QString statusText(const Observation& seen, const Seating& seating)
{
    return StatusWords(seen, seating).text();
}

} // namespace sheepshead
