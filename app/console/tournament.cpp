// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/tournament.h"

#include "app/console/protocol/console_error.h"
#include "app/console/protocol/json_protocol.h"
#include "app/console/protocol/named_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/support/rng.h"

#include <algorithm>
#include <cmath>

namespace sheepshead::console {

namespace {

constexpr std::string_view outside = "exec:";

/// 0 for the seat at the dealer's left.
int placeOf(Seat seat, const HandState& hand, int seats)
{
    return (indexOf(seat) - indexOf(hand.deal().dealer) - 1 + seats) % seats;
}

} // namespace

Entrant::Entrant(const std::string& text, std::uint64_t seed, OutsidePlayer::Patience patience)
{
    const std::size_t equals = text.find('=');
    const bool named = equals != std::string::npos && !text.starts_with(outside);
    const std::string kind = named ? text.substr(equals + 1) : text;
    name_ = named ? text.substr(0, equals) : text;
    player_ = playerNamed(kind, seed);
    expert_ = dynamic_cast<SearchPlayer*>(player_.get());
    if (player_)
        return;
    if (!kind.starts_with(outside) || kind.size() == outside.size())
        throw UsageError { "--player " + text + ": expected " + std::string(playerNames)
            + ", or exec:COMMAND" };
    player_ = std::make_unique<RulePlayer>();
    program_ = std::make_unique<OutsidePlayer>(kind.substr(outside.size()), patience);
}

void Entrant::meet(const Opponents& opponents)
{
    if (expert_)
        expert_->meet(opponents);
}

/// The only legal action needs no player.
Action Entrant::choose(
    const Observation& seen, std::span<const Action> legal, std::optional<std::string>& fault)
{
    const auto begun = std::chrono::steady_clock::now();
    const Action action = decide(seen, legal, fault);
    if (legal.size() > 1) {
        ++decisions_;
        thought_ += std::chrono::steady_clock::now() - begun;
    }
    return action;
}

double Entrant::millisecondsADecision() const
{
    return decisions_ == 0 ? 0 : 1000 * thought_.count() / decisions_;
}

Action Entrant::decide(
    const Observation& seen, std::span<const Action> legal, std::optional<std::string>& fault)
{
    if (program_) {
        const Result<Action> action = program_->ask(seen, legal);
        if (action)
            return *action;
        fault = action.problem().reason;
        program_.reset();
    }
    return player_->choose(seen, legal, {});
}

void Sample::add(double value)
{
    ++count_;
    sum_ += value;
    squares_ += value * value;
}

Average Sample::average() const
{
    const auto n = static_cast<double>(count_);
    if (count_ == 0)
        return {};
    const double mean = sum_ / n;
    if (count_ == 1)
        return { mean, 0 };
    constexpr double normal95 = 1.96;
    const double variance = std::max(0.0, (squares_ - n * mean * mean) / (n - 1));
    return { mean, normal95 * std::sqrt(variance / n) };
}

Tournament::Tournament(const CheckedVariant& variant, std::vector<Entrant>& entrants,
    std::vector<std::size_t> chairs, std::uint64_t seed, Manner manner)
    : variant_(variant)
    , entrants_(entrants)
    , chairs_(std::move(chairs))
    , seed_(seed)
    , duplicate_(manner.duplicate)
    , learning_(manner.learning && std::ranges::any_of(entrants, &Entrant::listens))
    , scores_(entrants.size())
    , places_(entrants.size())
{
}

/// A redeal hand needs no decision: the cards are shuffled again at once.
HandState Tournament::nextDeal()
{
    const Seat dealer = seatAt(deals_ % variant_.tableSeats());
    while (true) {
        const Deal deal = dealFromSeed(variant_, mixedSeed(seed_, shuffles_++), dealer);
        HandState hand = HandState::fromDeal(variant_, deal).value();
        if (!hand.over())
            return hand;
    }
}

std::size_t Tournament::entrantAt(Seat seat, int shift) const
{
    return chairs_[static_cast<std::size_t>(indexOf(seat) + shift) % chairs_.size()];
}

Beliefs::Names Tournament::namesAt(int shift) const
{
    Beliefs::Names names;
    for (const Seat seat : SeatSet::firstSeats(variant_.tableSeats()))
        names[seat] = std::to_string(entrantAt(seat, shift));
    return names;
}

void Tournament::decide(HandState& hand, HandRecord& record, int shift)
{
    const Seat seat = *hand.toAct();
    Entrant& entrant = entrants_[entrantAt(seat, shift)];
    const auto legal = hand.legalActions();
    std::optional<std::string> fault;
    Action action = entrant.choose(hand.observation(seat), legal, fault);
    if (fault)
        faults_.push_back({ entrant.name(), hands_, seat, *fault, true });
    if (const auto refusal = hand.whyNot(action)) {
        ++refusals_;
        const std::string what =
            "chose '" + actionText(action) + "', refused: " + std::string(keyOf(*refusal));
        faults_.push_back({ entrant.name(), hands_, seat, what });
        action = legal.front();
    }
    record.actions.push_back({ seat, action });
    hand.apply(action);
}

PerSeat<Score> Tournament::play(HandState hand, int shift)
{
    ++hands_;
    HandRecord record { variant_, hand.deal(), hand.doubler(), {}, {} };
    if (learning_)
        for (Entrant& entrant : entrants_)
            entrant.meet(beliefs_.opponents(namesAt(shift)));
    while (hand.toAct())
        decide(hand, record, shift);
    if (learning_)
        beliefs_.learn(record, namesAt(shift));
    const PerSeat<Score> scores = hand.scored() ? hand.scored()->scores.scores : PerSeat<Score>();
    const int seats = variant_.tableSeats();
    for (const Seat seat : SeatSet::firstSeats(seats))
        places_[entrantAt(seat, shift)][static_cast<std::size_t>(placeOf(seat, hand, seats))].add(
            scores[seat].value);
    return scores;
}

/// The hands of one deal depend on each other; deals do not, so a deal is one value of the sample.
void Tournament::playDeal()
{
    const HandState hand = nextDeal();
    const int seats = variant_.tableSeats();
    std::vector<double> sums(entrants_.size());
    std::vector<int> counts(entrants_.size());
    for (int turn = 0; turn < (duplicate_ ? seats : 1); ++turn) {
        const int shift = turn + (duplicate_ ? 0 : deals_ / seats);
        const PerSeat<Score> scores = play(hand, shift);
        for (const Seat seat : SeatSet::firstSeats(seats)) {
            sums[entrantAt(seat, shift)] += scores[seat].value;
            ++counts[entrantAt(seat, shift)];
        }
    }
    lastDeal_.clear();
    for (std::size_t i = 0; i < entrants_.size(); ++i) {
        lastDeal_.push_back(sums[i] / counts[i]);
        scores_[i].add(lastDeal_.back());
    }
    ++deals_;
}

Average Tournament::averageAt(std::size_t entrant, int place) const
{
    return places_[entrant][static_cast<std::size_t>(place)].average();
}

} // namespace sheepshead::console
