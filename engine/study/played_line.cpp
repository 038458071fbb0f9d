// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/played_line.h"

#include "engine/players/rule/rule_player.h"
#include "engine/players/search/action_likelihood.h"
#include "engine/players/search/likely_worlds.h"
#include "engine/playout/play_table.h"
#include "engine/study/position_check.h"
#include "engine/study/study_view.h"
#include "engine/support/rng.h"
#include "engine/worlds/leanings.h"
#include "engine/worlds/reconstruction.h"

#include <algorithm>
#include <span>

namespace sheepshead {

namespace {

constexpr int drawsOfDeal = 20; ///< before cards are made up

std::optional<World> likelyWorld(
    const Observation& seen, const std::vector<Action>& legal, const DealSampler& sampler, Rng& rng)
{
    const Opponents regulars;
    std::optional<World> drawn = sampler.draw(rng);
    const auto table =
        drawn && seen.phase == Phase::Playing ? PlayTable::of(seen, *drawn, legal) : std::nullopt;
    if (table) {
        Likelihood likelihood(seen, *table, regulars);
        forEachLikelyWorld(
            sampler, likelihood, 1, rng, [] { return false; },
            [&](const World& world, const Seated&, int) { drawn = world; });
    } else if (drawn) {
        SeenBids bids(seen, regulars);
        if (auto likely = bids.drawLikely(sampler, rng))
            drawn = std::move(likely->world);
    }
    return drawn;
}

bool endsTrick(const Event& event) { return std::holds_alternative<TrickTaken>(event); }

/// What others see of it says less than the action itself.
bool hidesCards(const Action& action)
{
    const auto* const call = std::get_if<Call>(&action);
    return std::holds_alternative<Bury>(action) || (call != nullptr && call->under);
}

std::vector<SeenAction> toldBy(const std::vector<Event>& events, Seat seat, const Action& action)
{
    std::vector<SeenAction> told;
    for (const Event& event : events)
        if (const auto seen = seenActionOf(seenByAll(event)))
            told.push_back(*seen);
    if (hidesCards(action) && !told.empty())
        told.front() = { seat, action };
    return told;
}

constexpr int drawsOfHand = 20;

/// The position with any cards that a seat can have in its hand. The same where none are found: its
/// cards of the blind and its bury are not made up here.
StudyPosition withHandOf(const StudyPosition& position, Seat seat, Rng& rng)
{
    const Layout& layout = position.variant.layout();
    const CardSet unknown = unknownCards(position);
    for (int i = 0; i < drawsOfHand; ++i) {
        std::vector<Card> pool(unknown.begin(), unknown.end());
        rng.shuffle(std::span(pool));
        StudyPosition tried = position;
        for (const Card card : pool)
            if (tried.hands[seat].size() < layout.hand - 2 * layout.piles)
                tried.hands[seat].add(card);
        if (knowsOwnCards(tried, seat) && !checkPosition(tried).fault)
            return tried;
    }
    return position;
}

/// 7H-2, 7H-3: where it is known, a world may tell otherwise.
bool hasNeighboursPart(const HandState& hand, const StudyPosition& position)
{
    return position.neighboursBlind.empty()
        || hand.deal().neighboursBlind == position.neighboursBlind;
}

} // namespace

Result<HandState> handDealtTo(const StudyPosition& given, std::uint64_t seed)
{
    StudyPosition position = normalized(given);
    PositionCheck check = checkPosition(position);
    if (check.fault)
        return problemOf(*check.fault, position);
    Rng rng(seed);
    const auto seat = check.example->toAct();
    if (seat && !knowsOwnCards(position, *seat)) {
        position = withHandOf(position, *seat, rng);
        check = checkPosition(position);
    }
    const HandState& example = *check.example;
    if (!seat || !knowsOwnCards(position, *seat))
        return example;
    const Observation seen = example.observation(*seat);
    const std::vector<Action> legal = example.legalActions();
    const DealSampler sampler(seen, legal, usualLeaning(seen), knownBeside(position, *seat));
    for (int i = 0; i < drawsOfDeal; ++i) {
        const auto world = likelyWorld(seen, legal, sampler, rng);
        if (!world)
            break;
        auto hand = reconstructHand(seen, *world, legal);
        if (hand && hasNeighboursPart(*hand, position))
            return *std::move(hand);
    }
    return example;
}

std::vector<SeenAction> actionsToldBy(HandState& hand, const Action& action)
{
    const Seat seat = *hand.toAct();
    std::vector<SeenAction> told = toldBy(hand.apply(action), seat, action);
    while (hand.phase() == Phase::Calling) {
        const std::vector<Action> calls = hand.legalActions();
        if (calls.size() != 1)
            break;
        const Seat caller = *hand.toAct();
        for (SeenAction& each : toldBy(hand.apply(calls.front()), caller, calls.front()))
            told.push_back(std::move(each));
    }
    return told;
}

Result<std::vector<SeenAction>> playedLine(
    const StudyPosition& position, LineEnd end, std::uint64_t seed)
{
    Result<HandState> dealt = handDealtTo(position, seed);
    if (!dealt)
        return dealt.problem();
    HandState hand = std::move(dealt).value();
    RulePlayer regular;
    std::vector<SeenAction> line;
    while (const auto seat = hand.toAct()) {
        const Action action =
            regular.choose(hand.observation(*seat), hand.legalActions(), std::stop_token());
        const std::vector<Event> events = hand.apply(action);
        const std::vector<SeenAction> told = toldBy(events, *seat, action);
        line.insert(line.end(), told.begin(), told.end());
        const bool trickIsOver = std::ranges::any_of(events, endsTrick);
        if ((end == LineEnd::Step && !told.empty()) || (end == LineEnd::Trick && trickIsOver))
            break;
    }
    return line;
}

} // namespace sheepshead
