// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/opponents/learned_weights.h"
#include "engine/players/opponents/player_guess.h"
#include "engine/players/opponents/seen_decisions.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace sheepshead {

/// What was noticed of one player: how well each style of the library, and the weights fitted to
/// the player, foretold its decisions. What was long ago counts less.
class PersonBeliefs {
public:
    /// Of each way to play, the logarithm of how well it foretold, from `least` to 0.
    using Foretold = std::array<double, mostWays>;
    static constexpr double least = -60;

    void learn(const SeenDecision& decision);
    /// Call it once after each hand in which something was learned.
    void endHand();

    /// What a player is taken for at first who plays with people like this one.
    PersonBeliefs stranger() const;

    /// What to expect of the player now.
    std::shared_ptr<const PlayerGuess> guess() const;
    /// The same at a table with these others: people of one table often play alike. Those of whom
    /// no hand was seen tell nothing.
    std::shared_ptr<const PlayerGuess> guessAmong(
        std::span<const PersonBeliefs* const> others) const;

    /// How many hands this is made of; old ones count less.
    double hands() const { return hands_; }
    const Foretold& foretold() const { return foretold_; }
    const LearnedWeights& weights() const { return weights_; }

    /// Takes numbers from outside; what is out of bounds is brought back to them.
    void set(double hands, const Foretold& foretold, const LearnedWeights& weights);

    bool operator==(const PersonBeliefs& other) const
    {
        return hands_ == other.hands_ && foretold_ == other.foretold_ && weights_ == other.weights_;
    }

private:
    Foretold waysBy(Foretold shares) const;

    double hands_ = 0;
    Foretold foretold_ {};
    LearnedWeights weights_;
    mutable std::shared_ptr<const PlayerGuess> guess_; ///< the last answer, until more is learned
};

/// Makes known what to expect of the people of one table, seat by seat; nothing changes for a seat
/// without beliefs.
void meet(const PerSeat<const PersonBeliefs*>& seated, Opponents& opponents);

/// What was noticed of everybody, by name, and of all who play at one table together: a newcomer is
/// expected to play as they do. A value; the same records in the same order give the same beliefs.
class Beliefs {
public:
    /// Names by seat; nothing is remembered under an empty one, except for the table.
    using Names = PerSeat<std::string>;
    static constexpr std::size_t mostPeople = 1000;
    static constexpr std::size_t longestName = 200; ///< in bytes

    /// Learns from a finished hand. A record that cannot be replayed, a name that is too long, or
    /// one person too many changes nothing.
    std::optional<Problem> learn(const HandRecord& record, const Names& names);

    /// What to expect of the people in these seats.
    Opponents opponents(const Names& names) const;

    void forget(const std::string& name) { people_.erase(name); }

    const PersonBeliefs& table() const { return table_; }
    const std::map<std::string, PersonBeliefs>& people() const { return people_; }
    void setTable(const PersonBeliefs& table) { table_ = table; }
    /// Not for a name that is too long, or one person too many.
    bool setPerson(const std::string& name, const PersonBeliefs& person);

private:
    bool hasRoomFor(const Names& names) const;

    PersonBeliefs table_;
    std::map<std::string, PersonBeliefs> people_;
};

} // namespace sheepshead
