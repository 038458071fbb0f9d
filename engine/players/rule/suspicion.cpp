// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/suspicion.h"

#include "engine/playout/suspicious_play.h"

namespace sheepshead {

namespace {

/// Follows a trick card by card and tracks who has it.
class TrickWatcher {
public:
    TrickWatcher(const TrumpOrder& trumps, PerSeat<double>& suspicion, Seat picker)
        : trumps_(trumps)
        , suspicion_(suspicion)
        , picker_(picker)
    {
    }

    void watch(const PlayedCard& played)
    {
        if (!played.card || played.asUnder)
            return;
        const auto best = led_ ? std::optional(best_) : std::nullopt;
        if (played.seat != picker_)
            suspicion_[played.seat] *= suspicionOf(trumps_, *played.card, best, holder_ == picker_);
        if (!led_ || beatsBest(*played.card))
            hold(played);
    }

private:
    bool beatsBest(Card card) const
    {
        return trumps_.suitOf(card) == trumps_.suitOf(best_)
            ? trumps_.power(card) > trumps_.power(best_)
            : trumps_.isTrump(card);
    }

    void hold(const PlayedCard& played)
    {
        best_ = *played.card;
        led_ = true;
        holder_ = played.seat;
    }

    const TrumpOrder& trumps_;
    PerSeat<double>& suspicion_;
    Seat picker_;
    Card best_;
    bool led_ = false;
    Seat holder_ {};
};

} // namespace

PerSeat<double> suspicions(const Observation& seen)
{
    PerSeat<double> suspicion;
    for (const Seat seat : seen.seats)
        suspicion[seat] = 1;
    if (!seen.picker)
        return suspicion;
    for (const Trick& trick : seen.tricks) {
        TrickWatcher watcher(seen.trumps, suspicion, *seen.picker);
        for (const PlayedCard& played : trick.cards)
            watcher.watch(played);
    }
    return suspicion;
}

} // namespace sheepshead
