// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant_check.h"
#include "engine/scoring/outcome.h"

#include <string>
#include <string_view>
#include <vector>

namespace sheepshead {

/// Why no hand at a table can end with a given outcome.
enum class OutcomeFlaw : std::uint8_t {
    NotAtThisTable,         ///< another kind of hand is played here
    NotPlaying,             ///< the seat sits out or is not at the table
    IsPicker,               ///< the picker, or the bidder, is named as their own partner
    TooManyPartners,        ///< more than the rules give, or no seat is left to defend
    PartnerMissing,         ///< this table always has a partner
    PartnerMustBeNeighbour, ///< 7H-2: the partner is the seat left of the picker
    PartnerSitsOpposite,    ///< 4H-6
    CallNeedsPartner,       ///< 4H-5: a call has a partner, a solo has none
    ImpossiblePoints,       ///< no cards come to this number
    PointsWithoutTrick,     ///< more than a bury can hold
    TooManyPoints,          ///< more than the cards of these tricks can hold
    WrongTotal,             ///< all points, tricks or counts together are not those of the deck
    TakesAllPoints,         ///< with every trick it must be 120, less what a defender buried
    NoTrickAndAllTricks,
    PickerIsTheSide, ///< alone, the picker's tricks are the side's
    RuleIsOff,       ///< the table does not play this rule
    TooManyRaises,   ///< more than the rules allow
    BetNotMade,      ///< CALL-SHEEPS: the bet was made with every trick, or missed without one
    BetIsAlone,      ///< CALL-SHEEPS: the picker bets alone here
    ImpossibleTrump, ///< schwanzer: no such trump, or two seats have the same
    ExemptLoses,     ///< schwanzer: the holder of the partner card cannot lose
};

/// A flaw and the field of the outcome it was found in: the name of the member in outcome.h
/// ("makersPoints"), or "kind".
struct OutcomeFault {
    std::string_view field;
    OutcomeFlaw flaw;
    bool operator==(const OutcomeFault&) const = default;
};

/// Every reason why this outcome cannot be; none for an outcome that may be scored. The seats are
/// those that play. For what people type in and other programs send: scoreHand() takes only
/// outcomes without a problem. Stand-ins for points that are not known are not added up. A doubler
/// may have been left over from other rules and is not checked against these.
std::vector<OutcomeFault> problemsOf(
    const Outcome& outcome, SeatSet seats, const CheckedVariant& variant);

/// The flaw in English, for programs and tests; ui/ words it for people.
std::string reasonOf(OutcomeFlaw flaw);

} // namespace sheepshead
