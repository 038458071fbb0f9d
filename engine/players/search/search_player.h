// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/player.h"
#include "engine/players/opponents/player_guess.h"
#include "engine/players/search/search_options.h"
#include "engine/players/search/trials.h"
#include "engine/playout/characters.h"
#include "engine/support/rng.h"
#include "engine/worlds/known_cards.h"

namespace sheepshead {

/// A search player's view of a decision.
struct Considered {
    Action choice; ///< what the player does
    /// What is expected of every proper action: of the choice first, then best first. In close
    /// decisions, or against a convention, the best one is not the choice. Empty if no deal fits
    /// what was seen.
    std::vector<Prospect> prospects;
};

/// A computer player that imagines many deals which fit the observation, plays every choice out in
/// all of them and takes the best one. If no deal fits, it decides like a RulePlayer. The same
/// seed, budget and observation always give the same action, on any number of cores, unless time
/// runs out. It keeps nothing of a decision, so one object can play in several seats.
class SearchPlayer : public Player {
public:
    /// The other players are met for the first time, until meet().
    explicit SearchPlayer(std::uint64_t seed, const SearchBudget& budget = {},
        TimeIsUp timeIsUp = {}, JobRunner runJobs = runSequentially);

    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

    /// What is thought of the others from now on.
    void meet(const Opponents& opponents) { opponents_ = opponents; }

    /// Takes it for granted from now on where cards lie, as a question of a study does.
    void grant(const KnownCards& cards) { granted_ = cards; }

    /// Plays in the way of a character from now on, where that hardly costs anything: its choice
    /// as a regular is taken if the expected score is lower by no more than `closeCards` in the
    /// play of cards, `closePlans` before it. It does not change what others are expected to do.
    void lean(const Character& character) { character_ = &character; }
    static constexpr double closeCards = 0.02; ///< in score points of the hand
    static constexpr double closePlans = 0.1;  ///< the same; fewer decisions a hand

    /// The same choice with its alternatives. Without prospects if stopped.
    Considered consider(const Observation& seen, std::span<const Action> legal,
        const std::stop_token& stop = {}) const;

    /// The two halves of consider(): what each action brought, world by world, and what follows
    /// from that. No trials if none of them can be made, or if stopped before the first.
    std::vector<Trials> tryAll(const Observation& seen, std::span<const Action> legal,
        const std::stop_token& stop = {}) const;
    Considered judge(
        const Observation& seen, std::span<const Action> legal, std::vector<Trials> trials) const;

private:
    Action ownChoice(const Observation& seen, std::span<const Action> legal) const;
    void lean(const Observation& seen, std::span<const Action> legal, Considered& considered) const;
    std::uint64_t seedFor(const Observation& seen) const;

    std::uint64_t seed_;
    SearchBudget budget_;
    TimeIsUp timeIsUp_;
    JobRunner runJobs_;
    Opponents opponents_;
    KnownCards granted_;
    const Character* character_ = nullptr;
};

} // namespace sheepshead
