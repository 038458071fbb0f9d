// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card.h"
#include "engine/cards/seat.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace sheepshead {

/// CALL-SHEEPS: how the bet on every trick ended.
enum class SheepsheadBet : std::uint8_t { None, Made, Missed };

/// What a hand with makers came to: all that scoring needs, whether the hand was played here or
/// typed in from a real table. At tables without picking, the picker is the maker named first: who
/// held the queen of clubs, or played the first queen.
///
/// A score keeper may type only who won and how clearly. Then `pointsKnown` is false in each kind
/// of outcome: points, tricks and counts are stand-ins that score the same and are not shown.
struct PickedOutcome {
    Seat picker {};
    SeatSet partners = {};    ///< none: the picker was alone
    Points makersPoints = {}; ///< tricks and bury, 0 .. 120
    bool makersTookNoTrick = false;
    bool makersTookAllTricks = false;
    bool pickerTookNoTrick = false;
    bool forcedPick = false;
    bool blindPick = false; ///< doubles the settlement
    int doubler = 1;        ///< DOUBLER-1: factor on the settlement
    int raises = 0;         ///< cracks, re-cracks and blitzes: each doubles the settlement
    SheepsheadBet sheepshead = SheepsheadBet::None;
    std::optional<Seat> reneged = {}; ///< RENEGE: whose side forfeits the hand
    bool pointsKnown = true;          ///< see above

    bool operator==(const PickedOutcome&) const = default;
};

/// Games in which all play for themselves, after everyone has passed.
enum class NoPickGame : std::uint8_t { Leaster, Moster, Mittler, Schneidster };

/// LEASTER-1 and its relatives: points (with the blind's where it goes to a trick) and tricks of
/// every seat that played.
struct LeasterOutcome {
    NoPickGame game = NoPickGame::Leaster;
    PerSeat<Points> points = {};
    PerSeat<int> tricks = {};
    std::optional<Seat> reneged = {};
    bool pointsKnown = true;

    bool operator==(const LeasterOutcome&) const = default;
};

/// Schwanzer: the hands are laid open and counted, nothing is played.
struct SchwanzerOutcome {
    PerSeat<int> count = {};        ///< queens 3, jacks 2, other trump 1
    PerSeat<int> highestTrump = {}; ///< its power, -1 without one: breaks ties
    SeatSet exempt = {}; ///< at most one: holds the partner card, and neither pays nor is paid
    bool pointsKnown = true;

    bool operator==(const SchwanzerOutcome&) const = default;
};

/// 2H-SCORE
struct TwoHandedOutcome {
    PerSeat<Points> points = {};
    PerSeat<int> tricks = {};
    std::optional<Seat> reneged = {};
    bool pointsKnown = true;

    bool operator==(const TwoHandedOutcome&) const = default;
};

/// 4H-5: the usual trump, another suit instead of it, or the usual trump and no trick.
enum class SoloKind : std::uint8_t { Best, Side, Billy };

/// 4H-5: a call, or a solo of the kind named.
struct IndianaOutcome {
    Seat bidder {};
    std::optional<Seat> partner = {}; ///< of a call
    std::optional<SoloKind> solo = {};
    Points biddersPoints = {};
    bool biddersTookNoTrick = false;
    bool biddersTookAllTricks = false;
    std::optional<Seat> reneged = {};
    bool pointsKnown = true;

    bool operator==(const IndianaOutcome&) const = default;
};

using Outcome =
    std::variant<PickedOutcome, LeasterOutcome, SchwanzerOutcome, TwoHandedOutcome, IndianaOutcome>;

/// Why a hand was not played.
enum class ThrowIn : std::uint8_t { Doubler, Redeal, RedealHand };

/// SCORE-TIER, from the makers' side.
enum class Tier : std::uint8_t {
    WonAllTricks,
    WonSchneider,
    Won,
    Lost,
    LostSchneider,
    LostNoTrick,
};

constexpr bool makersWon(Tier tier) { return tier <= Tier::Won; }

} // namespace sheepshead
