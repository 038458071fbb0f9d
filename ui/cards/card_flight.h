// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/pose.h"

#include <QPointer>
#include <QVariantAnimation>

namespace sheepshead {

class CardItem;

/// A card on its way from where it lies when the flight begins to another pose. Takes no harm when
/// the card is gone before it lands.
class CardFlight : public QVariantAnimation {
    Q_OBJECT

public:
    CardFlight(CardItem* card, const Pose& to, int duration, QObject* parent = nullptr);

protected:
    void updateState(State now, State before) override;
    void updateCurrentValue(const QVariant& value) override;

private:
    QPointer<CardItem> card_;
    Pose from_;
    Pose to_;
};

/// The card is gone once it has arrived.
CardFlight* flyAway(CardItem* card, const Pose& to, int duration);

} // namespace sheepshead
