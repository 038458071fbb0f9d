// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/choices.h"
#include "engine/hand/event.h"
#include "engine/hand/hand_data.h"
#include "engine/hand/observation.h"
#include "engine/hand/refusal.h"

#include <optional>
#include <vector>

namespace sheepshead {

/// One hand of Sheepshead from the deal to the score: a value to copy, ask and act on. Input
/// becomes an Action, and everything that anyone sees of it is made of Events.
class HandState {
public:
    /// The problem is a deal that cannot be at this table. The doubler is the factor on this hand's
    /// settlement.
    static Result<HandState> fromDeal(
        const CheckedVariant& variant, const Deal& deal, int doubler = 1);

    /// The next hand of the table in the place of this one; a deal that cannot be here changes
    /// nothing.
    std::optional<Problem> dealAgain(const Deal& deal, int doubler = 1);

    /// For records of hands that were played before any card of a suit that was not followed proved
    /// a renege: only a card that should have been played instead proves it. Before the first
    /// action.
    void readAsFirstVersion() { data_.onlyProperCardsProve = true; }

    /// What happened before the first decision: the deal, and a redeal hand where one was dealt.
    std::vector<Event> opening() const;

    /// Empty when the hand is over.
    std::optional<Seat> toAct() const { return over() ? std::nullopt : std::optional(data_.turn); }
    bool over() const { return data_.phase == Phase::Over; }

    /// All that the seat to act may do, in a fixed order; never empty while a seat is to act.
    std::vector<Action> legalActions() const;
    /// The same, counted and numbered instead of written out.
    void findChoices(Choices& choices) const;
    /// Why the seat to act may not do this; nothing if it may.
    std::optional<Refusal> whyNot(const Action& action) const;
    /// Does what the seat to act decided; the action must be legal. The whole truth: pass it
    /// through seenBy().
    std::vector<Event> apply(const Action& action);
    /// The same without a word of what happened, for simulations. The choice is one of
    /// findChoices() by its number.
    void applySilently(const Action& action);
    void applySilently(const Choices& choices, int number);

    /// All that a seat may know, and nothing more.
    Observation observation(Seat viewer) const;

    Phase phase() const { return data_.phase; }
    const CheckedVariant& variant() const { return data_.variant; }
    const Deal& deal() const { return data_.deal; }
    SeatSet seats() const { return data_.seats; }
    int doubler() const { return data_.doubler; }
    std::optional<Seat> picker() const { return data_.picker; }

    /// How the hand ended; one of the two when it is over.
    const std::optional<ThrowIn>& thrownIn() const { return data_.thrownIn; }
    const std::optional<HandScored>& scored() const { return data_.scored; }

    /// The whole truth, for replay, review and tests; never for a player.
    const HandData& data() const { return data_; }

private:
    void act(const Action& action, EventSink events);

    HandData data_;
};

} // namespace sheepshead
