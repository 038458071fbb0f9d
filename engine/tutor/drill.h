// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_record.h"
#include "engine/support/keys.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace sheepshead {

/// What a drill asks, again and again, each time in another hand.
enum class DrillKind : std::uint8_t {
    Pick,    ///< pick or pass
    Bury,    ///< what to bury
    Call,    ///< which card to call
    Trump,   ///< how many trump have not been seen
    Partner, ///< who is the picker's partner
    Mistake, ///< a decision of the pupil's own that cost points, see mistakeOf()
};

inline constexpr auto drillKeys = keysOf<DrillKind::Mistake>({ { DrillKind::Pick, "pick" },
    { DrillKind::Bury, "bury" }, { DrillKind::Call, "call" }, { DrillKind::Trump, "trump" },
    { DrillKind::Partner, "partner" }, { DrillKind::Mistake, "mistake" } });

/// The pupil's seat in every drill.
inline constexpr Seat drilledSeat = seatAt(0);

/// One question: a hand up to the point at which the pupil is to act.
struct Drill {
    DrillKind kind = DrillKind::Pick;
    HandState hand;

    Observation seen() const { return hand.observation(drilledSeat); }
    /// The answer is an action at the table; else it is a number or a seat.
    bool isDecision() const { return kind != DrillKind::Trump && kind != DrillKind::Partner; }
};

/// Whether a deal by these rules leads to such a question at all: no partner is hidden where the
/// picker plays alone, and no deal holds the pupil's own mistakes.
bool hasDrill(DrillKind kind, const CheckedVariant& variant);

/// The first question that this deal, or one after it, leads to. Regulars sit in all seats up to
/// it. The same number and rules give the same question. Empty where there is no such question.
std::optional<Drill> dealDrill(DrillKind kind, const CheckedVariant& variant, std::uint64_t seed);

/// DrillKind::Mistake: the question at this action of a record, counted from 0. Empty if the pupil
/// did not decide there, or the record cannot be replayed.
std::optional<Drill> drillFromRecord(const HandRecord& record, std::size_t action);

/// DrillKind::Trump: how many trump the pupil has neither held nor seen played.
int trumpNotSeen(const Observation& seen);

/// DrillKind::Partner: how likely each seat is the picker's partner, from what the pupil has seen.
/// Empty if no deal fits that.
std::optional<PerSeat<double>> partnerChances(const Drill& drill, std::uint64_t seed);

/// An answer up to this much worse than the best one is right: in score points, and in chances.
inline constexpr double goodEnough = 0.15;

} // namespace sheepshead
