// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/speeds.h"
#include "ui/table/motion/card_moves.h"
#include "ui/table/motion/event_player.h"

#include "engine/claims/claim.h"
#include "engine/hand/event.h"

#include <functional>
#include <utility>
#include <vector>

namespace sheepshead {

class TableScene;

/// Turns each event into what is seen of it: clips of words and of moving cards. One function an
/// event.
class EventClips {
public:
    explicit EventClips(TableScene& scene)
        : scene_(scene)
        , moves_(scene)
    {
    }

    /// Still: nothing moves, and the pauses are those of the speed.
    void setSpeed(Speed speed, bool still = false)
    {
        times_ = durationsOf(speed);
        if (still)
            for (int* const move : { &times_.deal, &times_.dealStep, &times_.play, &times_.collect,
                     &times_.take, &times_.turn, &times_.glow })
                *move = 0;
        moves_.setTimes(times_);
    }
    const Durations& times() const { return times_; }
    /// A finished trick lies until the person clicks.
    void setWaitAfterTrick(bool wait) { waitAfterTrick_ = wait; }

    /// Is told of every event when its first clip begins.
    void setListener(std::function<void(const Event&)> listener)
    {
        listener_ = std::move(listener);
    }

    std::vector<Clip> clipsOf(const Event& event);
    /// The claimant's cards, laid open.
    std::vector<Clip> clipsOf(const Claim& claim, CardSet cards);

private:
    std::vector<Clip> of(const Dealt& event);
    std::vector<Clip> of(const RedealHandShown& event);
    std::vector<Clip> of(const Passed& event);
    std::vector<Clip> of(const Picked& event);
    std::vector<Clip> of(const Buried& event);
    std::vector<Clip> of(const Called& event);
    std::vector<Clip> of(const WentAlone& event);
    std::vector<Clip> of(const SheepsheadCalled& event);
    std::vector<Clip> of(const Voted& event);
    std::vector<Clip> of(const BidMade& event);
    std::vector<Clip> of(const SoloNamed& event);
    std::vector<Clip> of(const NeighbourTook& event);
    std::vector<Clip> of(const Cracked& event);
    std::vector<Clip> of(const Blitzed& event);
    std::vector<Clip> of(const LeasterBegan& event);
    std::vector<Clip> of(const ThrownIn& event);
    std::vector<Clip> of(const Played& event);
    std::vector<Clip> of(const PartnerRevealed& event);
    std::vector<Clip> of(const TrickTaken& event);
    std::vector<Clip> of(const Turned& event);
    std::vector<Clip> of(const RenegeFound& event);
    std::vector<Clip> of(const HandScored& event);

    void tellOf(const Event& event, std::vector<Clip>& clips);
    Clip saying(const Event& event, Seat seat);
    Clip announcing(const Event& event);
    QAbstractAnimation* moment(Seat seat, int pauses) const;
    bool isLastTrick() const;

    TableScene& scene_;
    CardMoves moves_;
    Durations times_ = durationsOf(Speed::Normal);
    bool waitAfterTrick_ = false;
    std::function<void(const Event&)> listener_;
};

} // namespace sheepshead
