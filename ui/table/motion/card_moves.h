// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/speeds.h"

#include "engine/hand/event.h"

#include <vector>

class QAbstractAnimation;

namespace sheepshead {

class CardItem;
class TableScene;

/// How cards cross the table: for each event that moves some, the animation that does it. The
/// caller runs and deletes it; brought to its end, every card is where it belongs.
class CardMoves {
public:
    explicit CardMoves(TableScene& scene)
        : scene_(scene)
    {
    }

    void setTimes(const Durations& times) { times_ = times; }

    /// A hand is laid open for a while (REDEAL-HAND, laying down).
    QAbstractAnimation* showHand(Seat seat, CardSet cards);
    /// The cards are seen by their taker only; the rest stays where it is.
    QAbstractAnimation* takeBlind(Seat seat, CardSet cards, int count);
    /// A blind pick: the blind goes down unseen beside who picked.
    QAbstractAnimation* buryBlind(Seat seat);
    QAbstractAnimation* bury(const Buried& event);
    /// An under that was shown before goes back into the fan.
    QAbstractAnimation* hideUnder(const Called& event);
    QAbstractAnimation* moveBlindAside();
    /// BLITZ-WHAT: the pair lies open at the seat until it is played.
    QAbstractAnimation* showPair(const Blitzed& event);
    QAbstractAnimation* play(const Played& event);
    QAbstractAnimation* collect(const TrickTaken& event);
    QAbstractAnimation* turn(const Turned& event);

private:
    std::vector<CardItem*> cardsToBury(const Buried& event);
    CardItem* cardToPlay(const Played& event);
    bool liesOnTrick(CardSet cards) const;

    TableScene& scene_;
    Durations times_ = durationsOf(Speed::Normal);
};

} // namespace sheepshead
