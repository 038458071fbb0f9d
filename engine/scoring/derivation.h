// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant.h"
#include "engine/scoring/raise.h"
#include "engine/scoring/scoring.h"

#include <span>
#include <variant>
#include <vector>

namespace sheepshead {

/// The makers, and the card points of both sides where points decided. Without a pick the picker is
/// the maker who is named first.
struct SidesStep {
    Seat picker {};
    SeatSet partners = {};
    bool picked = true;
    std::optional<Points> makersPoints = {};
    bool operator==(const SidesStep&) const = default;
};

/// SCORE-TIER: how clear the win is, and the stake before anything multiplies it.
struct TierStep {
    Tier tier = Tier::Won;
    int stake = 0;
    bool operator==(const TierStep&) const = default;
};

/// RENEGE: the side of the guilty seat forfeits at this stake.
struct ForfeitStep {
    Seat guilty {};
    int stake = 0;
    bool operator==(const ForfeitStep&) const = default;
};

/// CALL-SHEEPS
struct BetStep {
    bool made = false;
    int stake = 0;
    bool operator==(const BetStep&) const = default;
};

/// Something that multiplies the stake; what it comes to afterwards.
struct FactorStep {
    FactorKind kind = FactorKind::Bump;
    std::optional<Raise> raise = {}; ///< who raised and with what; none for several typed in as one
    int factor = 1;
    int stake = 0;
    bool operator==(const FactorStep&) const = default;
};

/// FORCED "no punish": a lost hand that is not bumped.
struct SparedStep {
    bool operator==(const SparedStep&) const = default;
};

/// Which seats settle with each other.
struct SettlementStep {
    enum class How : std::uint8_t {
        Alone,      ///< the one maker with every defender
        Unit,       ///< a partner one stake, the picker the rest
        Pairwise,   ///< every maker with every defender
        PickerPays, ///< NOTRICK: the picker for the partners too
    };
    How how = How::Unit;
    bool makersWon = true;
    int stake = 0;
    bool operator==(const SettlementStep&) const = default;
};

/// What the hand is to a seat: `times` stakes.
struct ShareStep {
    Seat seat {};
    int times = 0;
    int stake = 0;
    Score score = {};
    bool operator==(const ShareStep&) const = default;
};

/// A game in which all play for themselves.
struct GameStep {
    NoPickGame game = NoPickGame::Leaster;
    bool operator==(const GameStep&) const = default;
};

struct TakenStep {
    Seat seat {};
    Points points = {};
    int tricks = 0;
    bool operator==(const TakenStep&) const = default;
};

/// Who wins or loses a game in which all play for themselves, and why; a stake from each other
/// seat.
struct VerdictStep {
    enum class Why : std::uint8_t {
        FewestPoints,
        FewestTricks, ///< LEASTER-TIE "fewer tricks"
        Trickless,    ///< LEASTER-3H: paid double
        Shared,       ///< LEASTER-TIE "pair"
        Washed,       ///< a tie, or no seat qualifies
        MostPoints,   ///< moster: the seat loses
        EveryTrick,   ///< moster
        Middle,
        ClosestToThirty,
        Count,         ///< schwanzer: the seat loses
        CountAndTrump, ///< a tie of counts, decided by the highest trump
    };
    Why why = Why::FewestPoints;
    SeatSet seats = {};
    int stake = 0;
    bool operator==(const VerdictStep&) const = default;
};

/// Schwanzer: queens 3, jacks 2, other trump 1.
struct CountStep {
    Seat seat {};
    int count = 0;
    bool operator==(const CountStep&) const = default;
};

/// Schwanzer: the holder of the partner card neither pays nor is paid.
struct ExemptStep {
    Seat seat {};
    bool operator==(const ExemptStep&) const = default;
};

/// 2H-SCORE; no winner at 60 to 60.
struct TwoHandedStep {
    std::optional<Seat> winner = {};
    FactorKind why = FactorKind::Single; ///< or Schneider, AllTricks
    int stake = 0;
    bool operator==(const TwoHandedStep&) const = default;
};

/// 4H-5: what was bid.
struct BidStep {
    Seat bidder {};
    std::optional<Seat> partner = {};
    std::optional<SoloKind> solo = {};
    std::optional<Points> points = {};
    bool operator==(const BidStep&) const = default;
};

/// 4H-5: made or set, and what each winner adds.
struct AddedStep {
    bool made = false;
    Tier tier = Tier::Won;
    bool solo = false;
    int stake = 0;
    bool operator==(const AddedStep&) const = default;
};

struct ThrownInStep {
    ThrowIn why = ThrowIn::Doubler;
    bool operator==(const ThrownInStep&) const = default;
};

/// POT: what goes in, or comes out if negative.
struct PotStep {
    enum class Why : std::uint8_t { Leaster, Won, Lost, Divided, Showdown, Joined, Fined };
    Why why = Why::Leaster;
    int toPot = 0;
    bool operator==(const PotStep&) const = default;
};

struct PotShareStep {
    Seat seat {};
    int toPot = 0;
    bool operator==(const PotShareStep&) const = default;
};

/// The score on the sheet when the pot came on top of the hand.
struct WrittenStep {
    Seat seat {};
    Score score = {};
    bool operator==(const WrittenStep&) const = default;
};

using DerivationStep = std::variant<SidesStep, TierStep, ForfeitStep, BetStep, FactorStep,
    SparedStep, SettlementStep, ShareStep, GameStep, TakenStep, VerdictStep, CountStep, ExemptStep,
    TwoHandedStep, BidStep, AddedStep, ThrownInStep, PotStep, PotShareStep, WrittenStep>;

/// The steps from the result of a hand to its scores, in the order in which they are worked out.
/// Worded by ui/ and the console.
using Derivation = std::vector<DerivationStep>;

/// The steps from an outcome to its scores, which are those that scoreHand() gives. Raises whose
/// seats are not known, as of a hand typed in, are one step.
Derivation derivationOf(const Outcome& outcome, const HandScores& scores, SeatSet seats,
    const Variant& variant, std::span<const Raise> raised = {});

} // namespace sheepshead
