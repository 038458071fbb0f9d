// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/opponents/beliefs.h"

#include <array>
#include <cstdint>

namespace sheepshead {

/// What people say of each other's play; each can be more or less than usual.
enum class Trait : std::uint8_t {
    Picks,            ///< how little it picks on
    MakersTrump,      ///< trump leads as a maker
    DefendersTrump,   ///< trump leads as a defender
    DefendersAces,    ///< leads of fail aces as a defender
    Schmears,         ///< points laid on a friend's trick
    Takes,            ///< takes an opponent's trick when it can
    TakesFromFriends, ///< takes a trick that a friend has
    LeasterTakes,     ///< takes tricks of a leaster
    BuriedPoints,
    Alone, ///< goes alone where it could call
};

inline constexpr std::size_t traitCount = 10;

/// How likely a player does something clearly more, or clearly less, than a regular in the same
/// situations; from 0 to 1.
struct TraitBelief {
    Trait trait {};
    double more = 0;
    double less = 0;

    bool isMore() const { return more >= less; }
    double sure() const { return isMore() ? more : less; }
};

/// What the beliefs come to in one respect. The same beliefs give the same answer. Takes about a
/// millisecond; the first call some more.
TraitBelief traitOf(const PersonBeliefs& beliefs, Trait trait);

/// A trait of a player is told from this number of hands on.
inline constexpr int handsToTell = 30;
/// Beside the cards of a hand, a trait is told only if its probability is at least this.
inline constexpr double sureEnough = 0.8;

/// All that is known of how a player plays.
struct NoticedTraits {
    int hands = 0; ///< behind it
    std::array<TraitBelief, traitCount> traits {};
};

NoticedTraits traitsOf(const PersonBeliefs& beliefs, int hands);

/// What there is to say of how a player picks.
enum class PickHabit : std::uint8_t { NothingToSay, OnLittle, OnMuch };

PickHabit pickHabitOf(const PersonBeliefs& beliefs, int hands);

/// What is known of the players at a table: what to expect of them, and what a hint may say.
struct Acquaintances {
    Opponents opponents;
    PerSeat<PickHabit> picking {};
};

} // namespace sheepshead
