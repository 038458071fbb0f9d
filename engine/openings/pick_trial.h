// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/deal.h"
#include "engine/hand/state/hand_state.h"
#include "engine/openings/pick_table_question.h"
#include "engine/players/rule/rule_player.h"

#include <memory>
#include <optional>
#include <vector>

namespace sheepshead {

/// What came of one deal in one place, in score points.
struct Tried {
    bool picks = false;
    int pick = 0;
    int pass = 0;

    int gain() const { return pick - pass; }
};

/// The cards of one deal of a question, before it is said who sits where.
class DrawnCards {
public:
    /// The same cards for the same question and number.
    DrawnCards(const PickTableQuestion& question, int number);

    CardSet own() const;
    /// With the hand in a place, and the others in the same order around it. Places are counted in
    /// the order of speaking, from 1.
    Deal deal(int place) const;
    Seat seat(int place) const;

private:
    CheckedVariant variant_;
    std::vector<Card> own_;
    std::vector<Card> blind_;
    std::vector<Card> others_;
};

/// Tries deals with players of its own: the judge decides whether to pick, and regulars play what
/// comes of picking and of passing to the end.
class DealTrial {
public:
    explicit DealTrial(const PickTableQuestion& question);

    /// Nothing if the seat has no choice.
    std::optional<Tried> of(const CheckedVariant& variant, const Deal& deal, Seat seat);

private:
    void act(HandState& hand);
    bool comesToPick(HandState& hand, Seat seat);
    int scoreAfter(HandState hand, const Action& action, Seat seat);

    RulePlayer regular_;
    std::unique_ptr<Player> judge_;
};

} // namespace sheepshead
