// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/hand_looks.h"

#include "ui/cards/card_item.h"
#include "ui/cards/speeds.h"
#include "ui/table/layout/hand_places.h"
#include "ui/table/layout/pile_slots.h"
#include "ui/words/terms/card_words.h"

#include <QVariantAnimation>
#include <QtMath>

namespace sheepshead {

void HandLooks::showOn(CardItem& item, const HandPlaces& places) const
{
    const Card card = *item.card();
    item.setDimmed(dimmed.contains(card));
    item.setTrumpEdge(trumpEdges && places.trumps.isTrump(card));
    item.setMarked(marked.contains(card));
    item.setHinted(hinted.contains(card));
    item.setTag(places.under == card ? tr("under")
            : fresh.contains(card)   ? tr("blind", "on a card that came from it")
                                     : QString());
    item.setWords(cardName(card), describe(card, places));
}

void HandLooks::takeFrom(CardItem& item)
{
    item.setMarked(false);
    item.setHinted(false);
    item.setDimmed(false);
    item.setTag({});
}

QString HandLooks::describe(Card card, const HandPlaces& places) const
{
    QString words = cardDescription(card, places.trumps);
    if (places.piles && places.piles->covers(card))
        words = tr("%1, on a covered card").arg(words);
    if (fresh.contains(card))
        words = tr("%1, from the blind").arg(words);
    return hinted.contains(card) ? tr("%1, recommended").arg(words) : words;
}

void shakeCard(CardItem& card)
{
    auto* const swing = new QVariantAnimation(&card);
    swing->setDuration(shake);
    swing->setStartValue(0.0);
    swing->setEndValue(1.0);
    QObject::connect(swing, &QVariantAnimation::valueChanged, &card, [&card](const QVariant& t) {
        const qreal part = t.toReal();
        card.setTransform(QTransform::fromTranslate(
            std::sin(part * 6 * M_PI) * (1 - part) * card.pose().width * 0.06, 0));
    });
    swing->start(QAbstractAnimation::DeleteWhenStopped);
}

} // namespace sheepshead
