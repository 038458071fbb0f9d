// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/terms/trump_words.h"

#include "ui/words/players/seat_words.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

class TrumpWords {
    Q_DECLARE_TR_FUNCTIONS(TrumpWords)
};

/// In the order of trump, which need not be the usual one.
QString namesIn(const TrumpCount& count, CardSet cards)
{
    QStringList names;
    for (const Card card : count.order)
        if (cards.contains(card))
            names << theCard(card);
    return spokenList(names);
}

} // namespace

QString trumpOutText(const TrumpCount& count)
{
    return count.out.empty() ? TrumpWords::tr("No trump is out")
                             : TrumpWords::tr("%n trump is/are out", nullptr, count.out.size());
}

QString spokenTrumpCount(const TrumpCount& count)
{
    QStringList sentences;
    sentences << (count.out.empty() ? trumpOutText(count) + u'.'
                                    : TrumpWords::tr("%1: %2.", "how many trump are out, and which")
                                          .arg(trumpOutText(count), namesIn(count, count.out)));
    if (!count.own.empty())
        sentences << TrumpWords::tr("You hold %1.").arg(namesIn(count, count.own));
    if (!count.buried.empty())
        sentences << TrumpWords::tr("Buried: %1.").arg(namesIn(count, count.buried));
    if (!count.played.empty())
        sentences << TrumpWords::tr("Played: %1.").arg(namesIn(count, count.played));
    return sentences.join(u' ');
}

QString trumpHeldText(int count) { return TrumpWords::tr("%n trump", nullptr, count); }

} // namespace sheepshead
