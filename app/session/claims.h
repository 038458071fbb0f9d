// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/claim_finder.h"
#include "engine/hand/laying_down.h"
#include "engine/hand/state/hand_record.h"
#include "engine/hand/state/hand_state.h"
#include "engine/hand/turn.h"

#include <optional>
#include <vector>

namespace sheepshead {

/// What the seat to act can lay its cards down for, by the setting that the viewer has chosen.
class Claims : public QObject {
    Q_OBJECT

public:
    /// The people are asked before their cards are laid down.
    Claims(Seat viewer, SeatSet people);

    /// Another person looks at the table; applies from the next turn on.
    void setViewer(Seat viewer) { viewer_ = viewer; }

    /// Applies from the next turn on; LayingDown::Never at first.
    void setLayingDown(LayingDown how) { layingDown_ = how; }
    /// Whether a seat with a claim lays down without being asked.
    bool areTakenUnasked(Seat seat) const;

    /// Searches on another thread, and forgets the last turn's claim. Answers with found(), once,
    /// unless forget() comes first. With LayingDown::Never there is no search and no answer.
    void search(const HandState& hand, const Turn& turn);
    /// Gives the search up, and forgets what it found.
    void forget();

    /// What was found for this turn.
    const std::optional<Claim>& claim() const { return claim_; }
    /// The claim, if it is the viewer's own.
    std::optional<Claim> viewersClaim() const;

Q_SIGNALS:
    /// The search is over: there is a claim(), or there is none.
    void found();

private:
    std::optional<Observation> witness(const HandState& hand, Seat seat) const;

    Seat viewer_;
    SeatSet people_;
    LayingDown layingDown_ = LayingDown::Never;
    ClaimFinder finder_;
    std::optional<Claim> claim_;
};

/// The plays after a seat has laid down its cards: its own in the order of the claim, the others'
/// as a regular would play. All of them are legal, and the last one ends the hand.
std::vector<SeatAction> playedOut(HandState hand, const Claim& claim);

} // namespace sheepshead
