// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/hand/claim_words.h"

#include "ui/words/players/seat_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

class ClaimWords {
    Q_DECLARE_TR_FUNCTIONS(ClaimWords)

public:
    static QString claimed(const Claim& claim)
    {
        if (claim.kind == ClaimKind::Settled)
            return claim.order.empty()
                ? tr("No card can change the score.")
                : tr("You are sure of %n more trick(s); after that no card can "
                     "change the score.",
                    nullptr, claim.tricks);
        return claim.points ? tr("The rest is yours, no matter what the others hold: %n point(s).",
                   "the points in all tricks that are left", claim.points->value)
                            : tr("The rest is yours, no matter what the others hold.");
    }

    static QString laidDown(const Claim& claim, const QString& name, bool you)
    {
        if (claim.kind == ClaimKind::Settled)
            return you ? tr("You lay down your cards: no card can change the score.")
                       : tr("%1 lays down all cards: no card can change the score.").arg(name);
        return you ? tr("You lay down and take the rest.")
                   : tr("%1 lays down and takes the rest.").arg(name);
    }
};

} // namespace

QString claimText(const Claim& claim) { return ClaimWords::claimed(claim); }

QString laidDownText(const Claim& claim, const Seating& seating)
{
    return ClaimWords::laidDown(claim, nameAt(claim.seat, seating), isYou(claim.seat, seating));
}

} // namespace sheepshead
