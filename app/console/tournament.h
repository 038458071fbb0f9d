// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/programs/outside_player.h"
#include "engine/hand/player.h"
#include "engine/hand/state/hand_record.h"
#include "engine/hand/state/hand_state.h"
#include "engine/players/opponents/beliefs.h"
#include "engine/players/search/search_player.h"

#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace sheepshead::console {

/// What a player did wrong.
struct Fault {
    std::string player;
    int hand = 0; ///< from 1, every replay of a deal counted
    Seat seat {};
    std::string what;
    bool replaced = false; ///< a rule player replaces it; otherwise it stays
};

/// Who plays in a match: a level ("beginner", "regular", "expert"), an expert with its budget in
/// worlds ("expert:50"), "rule" (the regular), "random", or an outside program, "exec:COMMAND",
/// which is replaced by a rule player once it fails. One entrant may sit in several seats.
class Entrant {
public:
    /// "KIND" or "NAME=KIND"; a UsageError if there is no such kind.
    Entrant(const std::string& text, std::uint64_t seed, OutsidePlayer::Patience patience);

    const std::string& name() const { return name_; }
    void rename(std::string name) { name_ = std::move(name); }

    /// Tells an expert what is thought of the others; ignored by other players.
    void meet(const Opponents& opponents);
    bool listens() const { return expert_ != nullptr; }

    /// A legal action; the fault, if there was one, says why it is not the program's.
    Action choose(
        const Observation& seen, std::span<const Action> legal, std::optional<std::string>& fault);

    /// Decisions between several actions, and how long each took on average, by the clock.
    int decisions() const { return decisions_; }
    double millisecondsADecision() const;

private:
    Action decide(
        const Observation& seen, std::span<const Action> legal, std::optional<std::string>& fault);

    std::string name_;
    std::unique_ptr<OutsidePlayer> program_; ///< until it fails
    std::unique_ptr<Player> player_;
    SearchPlayer* expert_ = nullptr; ///< the same player, if it is one
    int decisions_ = 0;
    std::chrono::duration<double> thought_ { 0 };
};

/// Average points a hand, and how far the true value may lie from it in 95 of 100 such matches.
struct Average {
    double mean = 0;
    double margin = 0;
};

/// Running sums of independent values.
class Sample {
public:
    void add(double value);
    std::uint64_t count() const { return count_; }
    Average average() const;

private:
    std::uint64_t count_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

/// Deals that the same entrants play once for each chair, so that every entrant plays every
/// hand.
class Tournament {
public:
    struct Manner {
        bool duplicate = true; ///< every deal once for each chair
        bool learning = true;  ///< experts learn from each hand how the others play
    };

    /// One entrant a chair, by index into `entrants`.
    Tournament(const CheckedVariant& variant, std::vector<Entrant>& entrants,
        std::vector<std::size_t> chairs, std::uint64_t seed, Manner manner);

    void playDeal();

    int deals() const { return deals_; }
    int hands() const { return hands_; }
    int refusals() const { return refusals_; }
    Average averageOf(std::size_t entrant) const { return scores_[entrant].average(); }
    /// Points a hand of every entrant in the deal played last; empty before the first.
    const std::vector<double>& lastDeal() const { return lastDeal_; }
    /// By place after the dealer, 0 for the dealer's left; the dealer is last.
    Average averageAt(std::size_t entrant, int place) const;
    const std::vector<Fault>& faults() const { return faults_; }

private:
    HandState nextDeal();
    PerSeat<Score> play(HandState hand, int shift);
    std::size_t entrantAt(Seat seat, int shift) const;
    Beliefs::Names namesAt(int shift) const;
    void decide(HandState& hand, HandRecord& record, int shift);

    CheckedVariant variant_;
    std::vector<Entrant>& entrants_;
    std::vector<std::size_t> chairs_;
    std::uint64_t seed_;
    bool duplicate_;
    bool learning_;
    Beliefs beliefs_; ///< by the number of the entrant
    std::uint64_t shuffles_ = 0;
    int deals_ = 0;
    int hands_ = 0;
    int refusals_ = 0;
    std::vector<Sample> scores_;
    std::vector<double> lastDeal_;
    std::vector<std::array<Sample, maxSeats>> places_;
    std::vector<Fault> faults_;
};

} // namespace sheepshead::console
