// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/support/keys.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace sheepshead {

/// What kind of mistake a decision was, seen beside the better one.
enum class MistakeKind : std::uint8_t {
    PickedTooWeak,
    PassedTooStrong,
    BuriedTrump,
    BuriedTooFew,  ///< card points
    BuriedOther,   ///< other cards, of about as many points
    WentAlone,     ///< and should have played with a partner
    TookPartner,   ///< and should have gone alone
    CalledOther,   ///< another card was to be called
    LedTrump,      ///< and should have led a fail suit
    LedFail,       ///< and should have led trump
    LedOther,      ///< the right kind of card, but another one
    GavePoints,    ///< too many card points on the trick
    KeptPoints,    ///< card points that were to go on the trick
    FollowedOther, ///< about as many points, but another card
    Other,
};

inline constexpr auto mistakeKeys = keysOf<MistakeKind::Other>({
    { MistakeKind::PickedTooWeak, "picked-too-weak" },
    { MistakeKind::PassedTooStrong, "passed-too-strong" },
    { MistakeKind::BuriedTrump, "buried-trump" },
    { MistakeKind::BuriedTooFew, "buried-too-few" },
    { MistakeKind::BuriedOther, "buried-other" },
    { MistakeKind::WentAlone, "went-alone" },
    { MistakeKind::TookPartner, "took-partner" },
    { MistakeKind::CalledOther, "called-other" },
    { MistakeKind::LedTrump, "led-trump" },
    { MistakeKind::LedFail, "led-fail" },
    { MistakeKind::LedOther, "led-other" },
    { MistakeKind::GavePoints, "gave-points" },
    { MistakeKind::KeptPoints, "kept-points" },
    { MistakeKind::FollowedOther, "followed-other" },
    { MistakeKind::Other, "other" },
});

/// A decision of a hand that counts is asked again if it cost this much: in score points.
inline constexpr double leastMistake = 0.3;

/// What a review found of one decision of a hand.
struct Mistake {
    std::size_t action = 0; ///< of the record, counted from 0
    Seat seat {};
    MistakeKind kind = MistakeKind::Other;
    double points = 0; ///< score points that it is expected to have cost

    bool operator==(const Mistake&) const = default;
};

/// How the mistakes of a person stand on a day.
struct MistakeFigures {
    int today = 0; ///< to be asked on this day still
    int later = 0; ///< to be asked on another day
    int known = 0; ///< not asked any more
    int asked = 0; ///< on this day already
    /// How many hands have a mistake of each kind, whatever was answered since.
    std::array<int, mistakeKeys.size()> hands {};
};

/// The kind of what was decided with this in sight, where `better` was expected to score more.
MistakeKind mistakeOf(const Observation& seen, const Action& decided, const Action& better);

} // namespace sheepshead
