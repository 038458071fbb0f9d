// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/habits.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace sheepshead {

/// The kinds of decisions that have weights of their own. Those of cards come first.
enum class Decision : std::uint8_t {
    MakersLead,
    DefendersLead,
    Follow,
    Leaster, ///< a card of a leaster
    Pick,
    Bury,
    Call,
};

inline constexpr std::size_t decisionKinds = 7;
inline constexpr std::size_t cardDecisions = 4;

constexpr std::size_t indexOf(Decision decision) { return static_cast<std::size_t>(decision); }

/// What an option of a decision is judged by: the numbers of its features, by kind of decision. A
/// feature that speaks against an option is negative, so weights are those of habits.h.
namespace feature {

inline constexpr std::size_t count = 16; ///< room for the features of any decision

enum OfCard : std::size_t {
    TrickPoints,
    ToCome,
    Schmear,
    KeepTrump,
    KeepTop,
    KeepAce,
    KeepVoid,
    KeepPoints
};
enum OfLead : std::size_t { TrumpPlan = 8, CalledSuit, LeadHigh, LeadAce, LeadLong };
enum OfFollow : std::size_t {
    FromFoe = 8,
    FromFriend,
    PlayHigh,
    SchmearNow,
    Ruff,
    TakeHigh,
    TakePoint
};
enum OfLeaster : std::size_t {
    OwnTrick,
    OwnToCome,
    Need,
    NeedGrows,
    Give,
    Shed,
    AnyTrump,
    AnyHigh,
    AnyPoint,
    Takes
};
/// Of a pick; a pass has none.
enum OfPick : std::size_t {
    Chance,
    TooFewTrump,
    Always,
    TrumpShare,
    HonourShare,
    QueenShare,
    Late
};
enum OfBury : std::size_t {
    BuriedPoints,
    KeptTrump,
    KeptHonour,
    KeptAce,
    FailSuit,
    FailCard,
    NoCall
};
/// Of calling a suit, and of going alone, which has the last two only.
enum OfCall : std::size_t { OwnLength, OwnPoints, Alone, ChanceAlone };

/// How many features each kind of decision has; the rest of the room is empty.
inline constexpr std::array<std::size_t, decisionKinds> used { LeadLong + 1, LeadLong + 1,
    TakePoint + 1, Takes + 1, Late + 1, NoCall + 1, ChanceAlone + 1 };

} // namespace feature

using Features = std::array<float, feature::count>;

/// Weights by which a player judges every option of every decision: the habits of a style, or
/// those that were learned of a person. Playouts and the reading of others' actions share them.
struct Policy {
    std::array<Features, decisionKinds> weights {};
    /// How rare a choice is that the player judges worse than the best: e^-(another + worse *
    /// scale), at most e^-rarest, before all options are brought to a sum of 1.
    std::array<float, decisionKinds> another {};
    std::array<float, decisionKinds> scale {};
    std::array<float, decisionKinds> rarest {};
    /// How much chance a playout adds to the worth of each card, in its units; 0: none.
    float noise = 0;
    /// Decisions about cards that need no more than the features of a regular.
    std::array<bool, cardDecisions> plain {};
};

/// The lapses of a player: how often something else is chosen, and how much worse.
struct Lapses {
    double another = 2;     ///< in powers of e, how rare any other choice is
    double temperature = 1; ///< the more, the worse are the choices; 1 is a regular's
    double noise = 0;       ///< in card points, how much a playout's choice of a card varies
};

Policy policyOf(const Habits& habits, const Lapses& lapses = {});

/// The one of a regular; playouts use it unless told otherwise.
const Policy& regularPolicy();

/// Marks the decisions that are plain.
void markPlain(Policy& policy);

} // namespace sheepshead
