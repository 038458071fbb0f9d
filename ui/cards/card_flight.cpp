// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/card_flight.h"

#include "ui/cards/card_item.h"

namespace sheepshead {

CardFlight::CardFlight(CardItem* card, const Pose& to, int duration, QObject* parent)
    : QVariantAnimation(parent)
    , card_(card)
    , to_(to)
{
    setDuration(duration);
    setStartValue(0.0);
    setEndValue(1.0);
    setEasingCurve(QEasingCurve::OutCubic);
}

void CardFlight::updateState(State now, State before)
{
    QVariantAnimation::updateState(now, before);
    if (!card_)
        return;
    if (now == Running && before == Stopped) {
        card_->show();
        from_ = card_->pose();
        card_->drawFor(qMax(from_.width, to_.width));
    }
    if (now == Stopped)
        card_->drawFor(card_->pose().width);
}

void CardFlight::updateCurrentValue(const QVariant& value)
{
    if (card_ && state() != Stopped)
        card_->setPose(between(from_, to_, value.toReal()));
}

CardFlight* flyAway(CardItem* card, const Pose& to, int duration)
{
    auto* const flight = new CardFlight(card, to, duration);
    QObject::connect(flight, &QAbstractAnimation::finished, card, &QObject::deleteLater);
    return flight;
}

} // namespace sheepshead
