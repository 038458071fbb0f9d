// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/opponents/seen_decisions.h"

#include "engine/players/rule/bidding.h"
#include "engine/players/rule/bury_and_call.h"
#include "engine/playout/playout.h"
#include "engine/rules/layouts.h"

#include <algorithm>
#include <memory>

namespace sheepshead {

namespace {

/// Replays a hand and notes its decisions.
class DecisionReader {
public:
    explicit DecisionReader(const HandRecord& record)
        : hand_(HandState::fromDeal(record.variant, record.deal, record.doubler).value())
    {
        for (const SeatAction& decision : record.actions)
            read(decision);
    }

    std::vector<SeenDecision> take() { return std::move(decisions_); }

private:
    void read(const SeatAction& decision);
    void readPick(const SeatAction& decision);
    void readPlan(const SeatAction& decision);
    void readCard(const SeatAction& decision);
    void note(Seat seat, Decision decision, std::span<const Features> options, std::size_t chosen);

    HandState hand_;
    std::unique_ptr<PlaySetting> setting_; ///< once cards are played
    std::unique_ptr<Playout> playout_;
    PlayPosition position_;
    std::vector<SeenDecision> decisions_;
};

void DecisionReader::read(const SeatAction& decision)
{
    if (hand_.phase() == Phase::Picking)
        readPick(decision);
    else if (hand_.phase() == Phase::Burying || hand_.phase() == Phase::Calling)
        readPlan(decision);
    else if (hand_.phase() == Phase::Playing && hand_.variant().layout().piles == 0)
        readCard(decision);
    hand_.applySilently(decision.action);
}

void DecisionReader::note(
    Seat seat, Decision decision, std::span<const Features> options, std::size_t chosen)
{
    if (options.size() > 1 && chosen < options.size())
        decisions_.push_back(
            { seat, decision, std::vector(options.begin(), options.end()), chosen });
}

void DecisionReader::readPick(const SeatAction& decision)
{
    if (hand_.variant().layout().opening != Opening::Picking || hand_.whyNot(Pass {}))
        return; // forced
    const std::array options { Features {}, featuresOfPick(hand_.observation(decision.seat)) };
    note(decision.seat, Decision::Pick, options, decision.action == Action(Pass {}) ? 0 : 1);
}

void DecisionReader::readPlan(const SeatAction& decision)
{
    const Observation seen = hand_.observation(decision.seat);
    PlannedOptions options;
    if (const auto* const bury = std::get_if<Bury>(&decision.action)) {
        describeBuries(seen, bury->cards.size(), options);
        note(decision.seat, Decision::Bury, options.features, options.find(bury->cards));
        return;
    }
    if (seen.variant->partner != Partner::CalledAce)
        return;
    const auto* const call = std::get_if<Call>(&decision.action);
    const bool alone = std::holds_alternative<GoAlone>(decision.action);
    if (!alone && (!call || call->under))
        return;
    describeCalls(seen, seen.hand, seen.buried, options);
    note(decision.seat, Decision::Call, options.features,
        options.find(alone ? CardSet() : CardSet { call->card }));
}

void DecisionReader::readCard(const SeatAction& decision)
{
    if (!playout_) {
        setting_ = std::make_unique<PlaySetting>(settingOf(hand_));
        position_ = positionOf(hand_, *setting_);
        playout_ = std::make_unique<Playout>(*setting_);
    }
    const Card card = std::get<Play>(decision.action).card;
    if (!position_.play.legal().contains(card)) { // a renege
        position_ = positionOf(hand_, *setting_);
        return;
    }
    if (!position_.play.legal().hasOne()) {
        Playout::Options options;
        playout_->describe(position_, options);
        const auto end = options.cards.begin() + static_cast<std::ptrdiff_t>(options.count);
        const auto place = std::find(options.cards.begin(), end, card) - options.cards.begin();
        note(decision.seat, options.decision, std::span(options.features).first(options.count),
            static_cast<std::size_t>(place));
    }
    playCard(position_, *setting_, card);
}

} // namespace

Result<std::vector<SeenDecision>> decisionsOf(const HandRecord& record)
{
    if (const auto played = replay(record); !played)
        return played.problem();
    return DecisionReader(record).take();
}

} // namespace sheepshead
