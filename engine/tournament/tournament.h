// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/support/money.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sheepshead {

inline constexpr int mostEntrants = 1000;
inline constexpr int mostEntrantNumber = 9999;
inline constexpr int mostRounds = 64;
inline constexpr int mostHandsOfRound = 100;
inline constexpr int mostTournamentScore = 1'000'000; ///< either way
inline constexpr int mostPlaces = 100;                ///< that get money
inline constexpr std::size_t longestEntrant = 40;     ///< in characters
inline constexpr std::size_t longestTournament = 60;
inline constexpr std::size_t longestReason = 80;

/// What decides between players with the same total.
enum class TieRule : std::uint8_t {
    Share,     ///< nothing: they share the place and its money
    BestRound, ///< the better best round; those who are still equal share
    Missed = BestRound,
};

/// How the seats of a round came about.
enum class DrawMethod : std::uint8_t {
    Shuffled, ///< the first round: by chance alone
    Cyclic,   ///< the seats of the first round move on by 0, 1, 2 … times the round, around the
              ///< tables
    Field,    ///< the same, reckoned in a finite field
    Groups,   ///< those who had the same seats of the first round meet
    Search,   ///< seeded local search for the fewest repeats
};

/// A person who takes part, known by their number.
struct Entrant {
    int number = 0; ///< from 1
    std::string name;
    bool paid = false;
    int from = 1;               ///< the first round that they play
    std::optional<int> gone {}; ///< the first round that they do not play any more

    bool operator==(const Entrant&) const = default;
};

/// The numbers of those at a table, in the order of the seats.
using SeatNumbers = std::vector<int>;

struct RoundDraw {
    DrawMethod method = DrawMethod::Shuffled;
    bool changed = false; ///< a person was seated, or taken out, after the draw
    std::vector<SeatNumbers> tables;
    std::vector<int> byes; ///< entrants who sit out

    bool operator==(const RoundDraw&) const = default;
};

/// A score that was changed after the result was official.
struct ResultCorrection {
    int number = 0; ///< the entrant's
    int before = 0;
    int after = 0;
    std::string reason;

    bool operator==(const ResultCorrection&) const = default;
};

/// What a table scored in a round.
struct TableResult {
    int round = 1; ///< from 1
    int table = 1; ///< from 1
    SeatNumbers seats;
    std::vector<int> totals;             ///< by seat
    std::vector<std::vector<int>> hands; ///< by hand and seat; none where only totals are known
    bool official = false;
    std::vector<ResultCorrection> corrections;

    bool operator==(const TableResult&) const = default;
};

struct Penalty {
    int number = 0; ///< the entrant's
    int round = 1;
    int points = 0; ///< more than 0; they are taken off the total
    std::string reason;

    bool operator==(const Penalty&) const = default;
};

/// Who gets how much of the fees, in percent. What is left over stays with the house.
struct PayoutRules {
    std::vector<int> places { 30, 15, 10, 10, 10 }; ///< from the first place on
    int session = 5;                                ///< to the best of each round

    bool operator==(const PayoutRules&) const = default;
};

/// An event of some rounds at some tables. Tables have five players; four or six (the dealer sits
/// out then) only where it may be and the number of players asks for it.
struct Tournament {
    std::string id; ///< 16 hexadecimal digits, the same on all computers
    std::string name;
    std::string date; ///< "2026-11-28"
    int rounds = 3;
    int hands = 20; ///< a round
    bool foursAllowed = true;
    bool sixesAllowed = true;
    int fee = 0; ///< in cents
    PayoutRules payout;
    TieRule ties = TieRule::Share;
    std::uint32_t seed = 0; ///< all draws follow from it
    std::vector<Entrant> entrants;
    std::vector<RoundDraw> draws; ///< from the first round on
    std::vector<TableResult> results;
    std::vector<Penalty> penalties;

    bool operator==(const Tournament&) const = default;
};

/// Null if there is none.
const Entrant* entrantOf(const Tournament& tournament, int number);
const TableResult* resultOf(const Tournament& tournament, int round, int table);
/// Null before the round is drawn.
const RoundDraw* drawOf(const Tournament& tournament, int round);

bool plays(const Entrant& entrant, int round);
/// The numbers of those who play a round, sorted.
std::vector<int> activeIn(const Tournament& tournament, int round);
/// The next number that is free.
int nextNumber(const Tournament& tournament);
/// Whether the person sits at a table, or has a bye, in any round that is drawn.
bool isDrawn(const Tournament& tournament, int number);

} // namespace sheepshead
