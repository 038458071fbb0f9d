// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/learned/learned_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/players/search/search_player.h"
#include "tests/measure/gain_ledger.h"
#include "tests/measure/table.h"

#include <chrono>
#include <optional>
#include <string>

namespace sheepshead::measuring {

/// Searches for some decisions only, the others are a rule player's; counts the time they take and
/// how often a defender with a fail card leads trump early.
class PartlySearching : public Peeker {
public:
    PartlySearching(const SearchBudget& budget, std::string what)
        : search_(1, budget)
        , what_(std::move(what))
    {
    }

    void peek(const HandState& hand) override { truth_ = hand; }
    Action choose(
        const Observation& seen, std::span<const Action> legal, std::stop_token stop) override;

    double milliseconds() const { return 1000 * seconds_.count() / std::max(1, decisions_); }
    double mostMilliseconds() const { return 1000 * longest_.count(); }
    /// What the search thinks of the others.
    void meet(const Opponents& opponents) { search_.meet(opponents); }

    /// In percent: how often the choice was that of a rule player.
    double sharedChoices() const { return 100.0 * asRule_ / std::max(1, decisions_); }
    /// In percent, of a defender's leads to the first two tricks with a fail card in hand.
    double trumpLeads() const { return 100.0 * trumpLed_ / std::max(1, leads_); }
    int leads() const { return leads_; }
    /// What the decisions gained; measuring what was expected of them doubles the time.
    const GainLedger& gains() const { return gains_; }
    void tellExpectations() { tellsExpectations_ = true; }

private:
    bool searches(const Observation& seen) const;
    Action decide(
        const Observation& seen, std::span<const Action> legal, const std::stop_token& stop);
    Action byPolicy(const Observation& seen, std::span<const Action> legal) const;
    Action withOpenCards(std::span<const Action> legal) const;
    Action foreseeing(const Observation& seen, std::span<const Action> legal) const;
    int scoreAfter(const Observation& seen, const Action& action) const;
    double expectedGain(const Observation& seen, std::span<const Action> legal,
        const Action& action, const Action& byRule) const;
    void countLead(const Observation& seen, const Action& action);

    RulePlayer rules_;
    LearnedPlayer learned_;
    SearchPlayer search_;
    std::string what_;
    std::optional<HandState> truth_;
    std::chrono::duration<double> seconds_ { 0 };
    std::chrono::duration<double> longest_ { 0 };
    int decisions_ = 0;
    int asRule_ = 0;
    int leads_ = 0;
    int trumpLed_ = 0;
    GainLedger gains_;
    bool tellsExpectations_ = false;
};

} // namespace sheepshead::measuring
