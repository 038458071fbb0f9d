// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/opponents/beliefs.h"

#include "engine/players/opponents/weights_among.h"
#include "engine/playout/style.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

namespace sheepshead {

namespace {

constexpr double mostHands = 1e6;
/// Decisions of one hand are not quite independent of each other.
constexpr double trust = 0.7;
/// What is kept from one hand to the next.
constexpr double kept = 0.985;
constexpr double keptOfWeights = 0.997;
/// How likely the fitted weights are better than every style, before anything was seen.
constexpr double learnedShare = 0.1;
/// How many people of a table weigh as much as the usual shares of the styles.
constexpr double peopleOfLibrary = 2;
/// What a newcomer takes over of those who were there before.
constexpr double keptByStranger = 0.3;
constexpr double evidenceOfStranger = 0.1;

PersonBeliefs::Foretold usualShares()
{
    PersonBeliefs::Foretold shares {};
    const auto library = styles();
    for (std::size_t way = 0; way < library.size(); ++way)
        shares[way] = (1 - learnedShare) * library[way].share;
    shares[learnedWay] = learnedShare;
    return shares;
}

} // namespace

void PersonBeliefs::learn(const SeenDecision& decision)
{
    const Ways likelihood =
        guess()->likelihoodOf(decision.decision, decision.options, decision.chosen);
    for (std::size_t way = 0; way < mostWays; ++way)
        foretold_[way] += trust * std::log(static_cast<double>(likelihood[way]));
    weights_.learn(decision.decision, decision.options, decision.chosen);
}

void PersonBeliefs::endHand()
{
    set(hands_ * keptOfWeights + 1, foretold_, weights_);
    for (double& way : foretold_)
        way *= kept;
    weights_.fade(keptOfWeights);
    guess_.reset();
}

PersonBeliefs PersonBeliefs::stranger() const
{
    PersonBeliefs stranger = *this;
    stranger.hands_ = 0;
    for (double& way : stranger.foretold_)
        way *= keptByStranger;
    stranger.weights_.fade(evidenceOfStranger);
    stranger.guess_.reset();
    return stranger;
}

void PersonBeliefs::set(double hands, const Foretold& foretold, const LearnedWeights& weights)
{
    hands_ = std::clamp(hands, 0.0, mostHands);
    double most = *std::ranges::max_element(foretold);
    for (std::size_t way = 0; way < mostWays; ++way)
        foretold_[way] = std::clamp(foretold[way] - most, least, 0.0);
    weights_ = weights;
    guess_.reset();
}

/// How likely each way to play is by these shares, to a sum of 1.
PersonBeliefs::Foretold PersonBeliefs::waysBy(Foretold shares) const
{
    double sum = 0;
    for (std::size_t way = 0; way < mostWays; ++way)
        sum += shares[way] *= std::exp(foretold_[way]);
    for (double& share : shares)
        share /= sum;
    return shares;
}

std::shared_ptr<const PlayerGuess> PersonBeliefs::guess() const
{
    if (!guess_)
        guess_ = guessAmong({});
    return guess_;
}

std::shared_ptr<const PlayerGuess> PersonBeliefs::guessAmong(
    std::span<const PersonBeliefs* const> others) const
{
    Foretold shares = usualShares();
    std::vector<const LearnedWeights*> weights;
    for (double& share : shares)
        share *= peopleOfLibrary;
    for (const PersonBeliefs* const other : others) {
        if (other->hands_ <= 0)
            continue;
        weights.push_back(&other->weights_);
        const Foretold ways = other->waysBy(usualShares());
        for (std::size_t way = 0; way < mostWays; ++way)
            shares[way] += ways[way];
    }
    const Foretold ways = waysBy(shares);
    Ways chances {};
    for (std::size_t way = 0; way < mostWays; ++way)
        chances.set(way, static_cast<float>(ways[way]));
    return std::make_shared<const PlayerGuess>(chances, weightsAmong(weights_, weights).policy());
}

void meet(const PerSeat<const PersonBeliefs*>& seated, Opponents& opponents)
{
    std::vector<const PersonBeliefs*> people;
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        if (seated[seat] && std::ranges::find(people, seated[seat]) == people.end())
            people.push_back(seated[seat]);
    for (const PersonBeliefs* const person : people) {
        std::vector<const PersonBeliefs*> others;
        std::ranges::remove_copy(people, std::back_inserter(others), person);
        const auto guess = person->guessAmong(others);
        for (const Seat seat : SeatSet::firstSeats(maxSeats))
            if (seated[seat] == person)
                opponents.know(seat, guess);
    }
}

bool Beliefs::hasRoomFor(const Names& names) const
{
    std::size_t fresh = 0;
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        if (names[seat].size() > longestName)
            return false;
        fresh += names[seat].empty() || people_.contains(names[seat]) ? 0 : 1;
    }
    return people_.size() + fresh <= mostPeople;
}

std::optional<Problem> Beliefs::learn(const HandRecord& record, const Names& names)
{
    if (!hasRoomFor(names))
        return Problem { "players", "a name is too long, or there are too many people" };
    const auto decisions = decisionsOf(record);
    if (!decisions)
        return decisions.problem();
    std::map<std::string, PersonBeliefs*> seen;
    for (const SeenDecision& decision : *decisions) {
        const std::string& name = names[decision.seat];
        if (!name.empty())
            seen[name] = &people_.try_emplace(name, table_.stranger()).first->second;
    }
    for (const SeenDecision& decision : *decisions) {
        if (const std::string& name = names[decision.seat]; !name.empty())
            seen.at(name)->learn(decision);
        table_.learn(decision);
    }
    for (const auto& [name, person] : seen)
        person->endHand();
    if (!decisions->empty())
        table_.endHand();
    return std::nullopt;
}

Opponents Beliefs::opponents(const Names& names) const
{
    const PersonBeliefs stranger = table_.stranger();
    PerSeat<const PersonBeliefs*> seated;
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        const auto found = people_.find(names[seat]);
        seated[seat] = found == people_.end() ? &stranger : &found->second;
    }
    Opponents opponents;
    meet(seated, opponents);
    return opponents;
}

bool Beliefs::setPerson(const std::string& name, const PersonBeliefs& person)
{
    if (name.empty() || name.size() > longestName
        || (!people_.contains(name) && people_.size() >= mostPeople))
        return false;
    people_.insert_or_assign(name, person);
    return true;
}

} // namespace sheepshead
