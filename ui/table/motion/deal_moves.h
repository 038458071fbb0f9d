// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/speeds.h"

#include "engine/hand/event.h"

#include <QPointF>

class QAbstractAnimation;

namespace sheepshead {

class TableScene;

/// How a hand is dealt: round the table one card at a time, the piles of a two-handed table first,
/// the blind last. The caller runs and deletes the animation; brought to its end, every card is
/// where it belongs.
class DealMoves {
public:
    DealMoves(TableScene& scene, const Durations& times)
        : scene_(scene)
        , times_(times)
    {
    }

    QAbstractAnimation* deal(const Dealt& event);

private:
    void layOutOfSight(const Dealt& event);
    QAbstractAnimation* dealTo(Seat seat, int round, const Dealt& event);
    QAbstractAnimation* dealToPile(Seat seat, int round, int piles);
    QAbstractAnimation* dealToFan(Seat seat, QPointF from);
    QAbstractAnimation* dealToBlind(int index, const Dealt& event);
    QPointF dealersPlace(const Dealt& event) const;

    TableScene& scene_;
    Durations times_;
};

} // namespace sheepshead
